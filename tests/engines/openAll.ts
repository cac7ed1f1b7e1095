/**
 * Opens addresses in a page one after another, as links do, without loading it anew; resolves with what is wrong with
 * them: no heading, nothing to read, or an error.
 */
export async function openAll(addresses: readonly string[]): Promise<string[]> {
  const patience = 15_000;
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
  const speaks = () => text('h1') !== '' && text('main:not([aria-busy=true])') !== '';
  const wrong: string[] = [];
  for (const address of addresses) {
    const end = Date.now() + patience;
    history.pushState(null, '', address);
    do {
      await nextFrame();
      await nextFrame();
    } while (!speaks() && Date.now() < end);
    if (!speaks()) wrong.push(`${address} says nothing`);
    if (text('main').includes('Something went wrong')) wrong.push(`${address} is broken`);
  }
  return wrong;
}
