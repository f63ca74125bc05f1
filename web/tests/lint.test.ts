/* lint.test.ts: tests in a browser wait for conditions
 * (tests/browser/expect.ts). Forbidden calls are reported with file, line and
 * what to use instead. The
 * words they look for are words of the program. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import ts from "typescript";

/* Tests run in web/ or above it, from a bundle in another folder. */
const TESTS = existsSync("tests/lint.test.ts") ? "tests" : "web/tests";

const SLEEPS = ["waitForTimeout", "setTimeout", "setInterval", "sleep"];
/** Functions that repeat a question until the answer is right. */
const HELPERS = ["eventually", "equals", "differs"];
/** Methods that read what a page shows at one moment, which may be too
 * early. */
const READS = [
  "url", "title", "innerText", "textContent", "allInnerTexts", "allTextContents", "inputValue", "count",
  "isVisible", "isHidden", "isChecked", "isEnabled", "isDisabled",
];
/** Methods whose answer may be acted on, but proves nothing. */
const LOOKS = [...READS, "getAttribute", "boundingBox", "evaluate", "evaluateAll", "$eval", "$$eval"];

const WAIT = "wait for a condition: waitFor() of a locator, or eventually()";
const ASK = "it is read once, perhaps too early: use shows(), count(), address(), equals(), whichever() or eventually()";

type Test = (node: ts.Node) => boolean;

const some = (node: ts.Node, test: Test): boolean => test(node) || (ts.forEachChild(node, (child) => some(child, test) || undefined) ?? false);
const isWithin = (node: ts.Node, test: Test): boolean => test(node) || (node.parent !== undefined && isWithin(node.parent, test));

const callsMethod = (names: string[]): Test => (node) =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && names.includes(node.expression.name.text);
const callsFunction = (names: string[]): Test => (node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && names.includes(node.expression.text);
const isHelper = callsFunction(HELPERS);
const isSleep: Test = (node) => callsFunction(SLEEPS)(node) || callsMethod(SLEEPS)(node);
const isAssertion: Test = (node) => ts.isCallExpression(node) && /^assert\b/.test(node.expression.getText());
/** The address of a page; that of a request stays the same. */
const isAddress: Test = (node) => callsMethod(["url"])(node) && !node.getText().startsWith("request.");

/** The names of variables whose declaration passes. */
function declared(file: ts.SourceFile, test: (value: ts.Expression) => boolean): string[] {
  const names: string[] = [];
  some(file, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && test(node.initializer)) {
      some(node.name, (part) => ts.isIdentifier(part) && names.push(part.text) === 0);
    }
    return false;
  });
  return names;
}

/** The faults of a test's text, as "FILE:LINE: CODE (ADVICE)"; one for each
 * line. */
function faults(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = new Map<number, string>();
  const blame = (node: ts.Node, advice: string): void => {
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (!found.has(line)) found.set(line, `${path}:${line}: ${node.getText().split("\n", 1)[0]} (${advice})`);
  };
  /* Functions of one expression that read the page are questions for a helper. */
  const isQuestion: Test = (node) =>
    ts.isArrowFunction(node) && !ts.isBlock(node.body) && some(node.body, (part) => callsMethod(READS)(part) && !isWithin(part, isHelper));
  const questions = ["heard", ...declared(file, isQuestion)];
  const isRead: Test = (node) => callsMethod(READS)(node) || callsFunction(questions)(node);
  const isLook: Test = (node) => callsMethod(LOOKS)(node) || callsFunction(questions)(node);
  const seen = declared(file, (value) => !isWithin(value, isHelper) && ts.isAwaitExpression(skipped(value)) && some(value, (part) => isLook(part) && !isWithin(part, isHelper)));
  const isSeen: Test = (node) => ts.isIdentifier(node) && seen.includes(node.text) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node);

  some(file, (node) => {
    if (isSleep(node)) blame(node, WAIT);
    const isOnce =
      isAddress(node) ||
      (ts.isAwaitExpression(node) && some(node, (part) => isRead(part) && !isWithin(part, isHelper))) ||
      (isAssertion(node) && some(node, (part) => isLook(part) || isSeen(part)));
    if (isOnce && !isWithin(node, (outer) => isHelper(outer) || isQuestion(outer))) blame(node, ASK);
    return false;
  });
  return [...found.values()];
}

/** The expression without the brackets and marks around it. */
const skipped = (value: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(value) || ts.isNonNullExpression(value) || ts.isPropertyAccessExpression(value) ? skipped(value.expression) : value;

const linesOf = (text: string): number[] => faults("x.test.ts", text).map((fault) => Number(fault.split(":")[1]));

test("the lint finds sleeps and values read only once, and names the line", () => {
  for (const wrong of [
    "await page.waitForTimeout(100);",
    "await new Promise((done) => setTimeout(done, 10));",
    'assert.equal(await page.locator("p").count(), 1);',
    "assert.match(page.url(), /t/);",
    'assert.ok(await page.locator("p").isVisible());',
    'const text = await page.locator("p").innerText();',
    'if (await page.locator("p").count()) await page.keyboard.press("a");',
    "assert.match(await page.evaluate(() => location.pathname), /t/);",
    "await eventually(async () => { await page.waitForTimeout(10); });",
  ])
    assert.deepEqual(linesOf(`await page.goto("/");\n${wrong}\n`), [2], wrong);
  assert.deepEqual(linesOf("const box = await part.boundingBox();\nassert.ok(box.x > 0);\n"), [2]);
  assert.deepEqual(linesOf('const text = () => page.locator("p").innerText();\nconst now = await text();\n'), [2]);
  assert.match(faults("a.test.ts", "await page.waitForTimeout(1);")[0]!, /^a\.test\.ts:1: .*eventually/);
});

test("the lint accepts conditions, questions and values that are acted on", () => {
  for (const right of [
    'await page.locator("p").waitFor();',
    'await eventually(async () => assert.equal(await page.locator("p").count(), 1));',
    'const text = () => page.locator("p").innerText();\nawait equals(text, "a");',
    "const box = await part.boundingBox();\nawait page.mouse.click(box.x, box.y);",
    "page.on('request', (request) => seen.push(request.url()));",
    "const one = await client.settled(() => true);\nassert.equal(one.ply, 2);",
  ])
    assert.deepEqual(faults("x.test.ts", right), [], right);
});

for (const folder of ["browser", "plain", "shots"]) {
  test(`tests in ${folder}/ wait for conditions only`, () => {
    const names = readdirSync(join(TESTS, folder)).filter((name) => name.endsWith(".ts") && !/^(expect|chromium)\.ts$/.test(name));
    assert.deepEqual(names.flatMap((name) => faults(`web/tests/${folder}/${name}`, readFileSync(join(TESTS, folder, name), "utf8"))), []);
  });
}

/** The sources below a folder, as one text: a text that C writes in pieces is joined, and every blank is plain. */
const sources = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sources(path) : /\.(tsx?|[ch]|json)$/.test(path) ? readFileSync(path, "utf8") : "";
    })
    .join("\n")
    .replace(/"\s*\n\s*"/g, "")
    .replace(/[\u00a0\u202f]/g, " ")
    .toLowerCase();

/* A text that was reworded in the program only would be waited for until the limit. */
test("every text of three words that a browser test looks for is in the program", () => {
  const program = sources(join(TESTS, "../src")) + sources(join(TESTS, "../../src"));
  const missing = readdirSync(join(TESTS, "browser")).flatMap((name) => {
    const wanted = readFileSync(join(TESTS, "browser", name), "utf8").matchAll(/(?:getBy(?:Text|Label)\(|hasText: |name: )"((?:[^"\\]|\\.)*)"/g);
    const parts = [...wanted].flatMap((match) => match[1]!.split(/[\d.:,]+/).map((part) => part.trim()));
    return parts.filter((part) => part.split(" ").length >= 3 && !program.includes(part.toLowerCase())).map((part) => `${name}: ${part}`);
  });
  assert.deepEqual(missing, []);
});
