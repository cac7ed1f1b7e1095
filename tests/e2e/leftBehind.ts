import type { Page } from 'playwright/test';

interface Open {
  page: Page;
  /** Whether a player of this device has left, and nobody came since. */
  left: boolean;
}

/** What stands on a page, and what its device keeps of players. */
async function look() {
  const databases = await indexedDB.databases().catch(() => []);
  return {
    blank: !document.body?.innerText.trim() && !document.querySelector('iframe'),
    kept: [...databases.map(({ name = '' }) => name), ...Object.keys(localStorage)].filter((name) =>
      /^(perlas-player|player\.)/.test(name),
    ),
  };
}

/** I5 and I6: what is wrong with the pages as a test leaves them. None is blank; and where a player has left, nothing of a player is. */
export async function leftBehind(open: readonly Open[], { wiped }: { wiped: boolean }): Promise<string[]> {
  const wrong = open.map(async ({ page, left }) => {
    // A page in between, or one whose device fails, tells nothing.
    const seen = await page.evaluate(look).catch(() => undefined);
    if (!seen) return [];
    const kept = !left || wiped ? [] : seen.kept.map((name) => `I5: ${name} is kept of somebody who has left`);
    return [...(seen.blank ? [`I6: ${page.url()} is blank`] : []), ...kept];
  });
  return (await Promise.all(wrong)).flat();
}
