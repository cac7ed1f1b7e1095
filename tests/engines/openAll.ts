import type { Page } from 'playwright/test';

/**
 * Opens addresses in a page one after another, as links do, without loading it anew; resolves with what is wrong with
 * them: no heading, nothing to read, or an error. A page whose code the network lost may load anew, once a visit.
 */
export async function openAll(page: Page, addresses: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  let loads = 0;
  for (const address of addresses) {
    const open = () => page.evaluate(openOne, address);
    const fault = await open().catch(async (error: Error) => {
      if (!/context was destroyed/.test(error.message) || ++loads > 1) throw error;
      await page.waitForLoadState();
      return open();
    });
    if (fault) wrong.push(`${address} ${fault}`);
  }
  return wrong;
}

/** Runs in the page. */
async function openOne(address: string): Promise<string | undefined> {
  const patience = 15_000;
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
  const speaks = () => text('h1') !== '' && text('main:not([aria-busy=true])') !== '';
  const end = Date.now() + patience;
  history.pushState(null, '', address);
  do {
    await nextFrame();
    await nextFrame();
  } while (!speaks() && Date.now() < end);
  if (!speaks()) return 'says nothing';
  return text('main').includes('Something went wrong') ? 'is broken' : undefined;
}
