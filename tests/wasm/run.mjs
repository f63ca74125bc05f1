/* run.mjs: runs a WebAssembly program in node, with the arguments that follow
 * its name:  node run.mjs PROGRAM.wasm [ARGUMENT...] */
import { readFileSync } from "node:fs";
import { WASI } from "node:wasi";

process.removeAllListeners("warning");
const wasi = new WASI({ version: "preview1", args: process.argv.slice(2), env: {}, returnOnExit: true });
let memory;
const joute = {
  /* Processor time: other programs disturb no measurement of speed. */
  clock: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  fail: (at, size) => {
    throw new Error(Buffer.from(memory.buffer, at, size).toString());
  },
};
const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi.wasiImport, joute });
memory = instance.exports.memory;
process.exitCode = wasi.start(instance);
