import axe from 'axe-core';
import type { Frame, Page } from 'playwright/test';

interface Violation {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary?: string }[];
}

/** Accessibility violations found by axe on a page or frame after animations; optionally within a selector. */
export async function violations(page: Page | Frame, part = 'html'): Promise<string[]> {
  // Evaluated through the debugger, which is exempt from the page's content security policy.
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
