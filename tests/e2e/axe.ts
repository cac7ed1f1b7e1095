import axe from 'axe-core';
import type { Page } from 'playwright/test';

interface Violation {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary?: string }[];
}

/** What axe finds on the page as it stands, once nothing moves any more. */
export async function violations(page: Page): Promise<string[]> {
  // The debugger's evaluation is not subject to the page's policy; a script tag would be.
  await page.evaluate(axe.source);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
  const found = await page.evaluate(
    async () =>
      (
        await (
          globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } }
        ).axe.run({ iframes: false })
      ).violations,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
