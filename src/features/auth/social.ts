import type { Provider } from '../../../worker/contract/loginKinds.ts';
import { href } from '../../app/href.ts';
import { forget, keep, kept } from '../../app/kept.ts';
import { openOutside } from '../../app/native.ts';
import { app } from '../../app/worker.ts';

/** A way to a provider and back; `to` is the page that it ends on. */
export interface Journey {
  provider: Provider;
  /** A player adds who they are there; otherwise a visitor comes in. */
  adding: boolean;
  to: string;
}

const name = 'social.journey';

/**
 * Leaves for a provider; the page that comes back finds the journey in this tab. Providers refuse the wrapper's own view,
 * so that opens them outside, and takes the way back in (AU-05). Rejects where that can't begin.
 */
export async function setOut(journey: Journey): Promise<void> {
  const { url } = await app.socialStart(journey.provider, location.origin + href('/auth/social'));
  keep('tab', name, journey);
  if (!openOutside(url)) location.assign(url);
}

/** The journey that has come back to this tab, once. */
export function takeJourney(): Journey | null {
  const journey = kept<Journey | null>('tab', name, null);
  forget('tab', name);
  return journey;
}
