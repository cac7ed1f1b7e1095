import type { Provider } from '#contract/loginKinds.ts';
import { href } from '#nav/href.ts';
import { openOutside } from '#browser/wrapper.ts';
import { app } from '#data/worker.ts';

/**
 * Leaves for a provider, to end on the page `to`. Providers refuse the wrapper's own view, so that opens them outside, and
 * takes the way back in (AU-05). Rejects where that can't begin. Nothing of it is left to the tab: Chromium loses what was
 * written to its storage just before it goes to another site.
 */
export async function setOut(provider: Provider, to: string): Promise<void> {
  const { url } = await app.account.socialStart(provider, location.origin + href('/auth/social'), to);
  if (!openOutside(url)) location.assign(url);
}
