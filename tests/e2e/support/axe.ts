import axe from 'axe-core';
import { expect, type Frame, type Page } from 'playwright/test';
import { sideways } from './sight.ts';

interface Violation {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary?: string }[];
}

/** Accessibility violations found by axe on a page or frame once rendered and still; within a selector if given. */
export async function violations(page: Page | Frame, part = 'html'): Promise<string[]> {
  if (part === 'html') await page.locator('main, dialog[open]').first().waitFor({ state: 'attached' });
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

const normal = { width: 390, height: 844 };
const narrowest = { width: 320, height: 640 };

/** Expects a loaded page to be accessible, and not to scroll sideways on the narrowest phone. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await violations(page), what).toEqual([]);
  await page.setViewportSize(narrowest);
  expect(await sideways(page), what).toBeLessThanOrEqual(0);
  await page.setViewportSize(normal);
}
