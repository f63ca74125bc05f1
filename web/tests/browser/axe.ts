/* axe.ts: checks a page with axe. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { equals } from "./expect";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: { run(root: Document, options: object): Promise<any> } };
    const found = await axe.run(document, { runOnly: { type: "tag", values: tags } });
    return found.violations.map((each: any) => `${each.id}: ${each.nodes.map((node: any) => node.target.join(" ")).join("; ")}`);
  }, TAGS);
}

/** Waits until axe finds nothing wrong with the page. */
export function accessible(page: Page): Promise<void> {
  return equals(() => violations(page), [], page.url());
}
