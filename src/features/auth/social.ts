import type { Provider } from '#contract/loginKinds.ts';
import { href } from '#nav/href.ts';
import { openOutside } from '#browser/wrapper.ts';
import { app } from '#data/worker.ts';

/**
 * Redirects to an identity provider; the log-in ends on the page `to`. Providers block embedded web views, so the
 * Android wrapper opens them in a browser and receives the redirect back (AU-05). Rejects if that can't begin; doesn't
 * redirect if the page or dialog it began on is no longer shown by then.
 * Nothing is kept in sessionStorage: Chromium loses what was written to it just before leaving for another site.
 */
export async function startSocialLogin(provider: Provider, to: string, isShown: () => boolean): Promise<void> {
  const { url } = await app.account.socialStart(provider, location.origin + href('/auth/social'), to);
  if (isShown() && !openOutside(url)) location.assign(url);
}
