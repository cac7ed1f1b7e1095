import type { Page } from 'playwright/test';

/** The key under which a tab stores its progress, so that a reloaded page can continue. */
const progress = 'test.opened';

/**
 * Opens addresses in a page one after another, as links do, without reloading it; resolves with what is wrong with
 * them: no heading, no content, or an error. A page whose code the network lost may reload, once per visit.
 */
export async function openAll(page: Page, addresses: readonly string[]): Promise<string[]> {
  const open = () => page.evaluate(openEach, { addresses, progress });
  await page.evaluate((key) => sessionStorage.removeItem(key), progress);
  return open().catch(async (error: Error) => {
    if (!/context was destroyed/.test(error.message)) throw error;
    await page.waitForLoadState();
    return open();
  });
}

/** Runs in the page: one call for all addresses, as each call takes about 100 ms in WebKit. */
async function openEach({ addresses, progress: key }: { addresses: readonly string[]; progress: string }) {
  const patience = 15_000;
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
  const speaks = () => text('h1') !== '' && text('main:not([aria-busy=true])') !== '';
  const { from, wrong } = JSON.parse(sessionStorage.getItem(key) ?? '{"from":0,"wrong":[]}') as {
    from: number;
    wrong: string[];
  };
  for (const [index, address] of addresses.entries()) {
    if (index < from) continue;
    sessionStorage.setItem(key, JSON.stringify({ from: index, wrong }));
    const end = Date.now() + patience;
    history.pushState(null, '', address);
    do {
      await nextFrame();
      await nextFrame();
    } while (!speaks() && Date.now() < end);
    if (!speaks()) wrong.push(`${address} says nothing`);
    if (text('main').includes('Something went wrong')) wrong.push(`${address} is broken`);
  }
  sessionStorage.removeItem(key);
  return wrong;
}
