import axe from 'axe-core';
import type { Frame, Page } from 'playwright/test';

interface Violation {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary?: string }[];
}

/** What axe finds on the page, or in the frame, as it stands, once nothing moves any more; or in a part of it, by its selector. */
export async function violations(page: Page | Frame, part = 'html'): Promise<string[]> {
  // The debugger's evaluation is not subject to the page's policy; a script tag would be.
  await page.evaluate(axe.source);
  await page.evaluate(() => {
    const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
    const moving = document.getAnimations().filter(ends);
    return Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
  });
  const found = await page.evaluate(
    async (within) =>
      (
        await (
          globalThis as unknown as { axe: { run(part: string, options: object): Promise<{ violations: Violation[] }> } }
        ).axe.run(within, { iframes: false })
      ).violations,
    part,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
