import { subscribe } from 'valtio/vanilla';
import { notFound } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { isOn } from '#contract/features.ts';
import type { Stores } from '#contract/stores.ts';
import { within, type World } from '../world.ts';
import type { Call } from './client.ts';
import { endpointOf } from './endpointOf.ts';

/** How long a call of a feature waits at a start for the operator's settings, milliseconds. */
const patience = 3_000;

const areKnown = ({ config, missed }: Stores['settings']) => Boolean(config || missed);

/** Resolves when settings have come, from the device or the operator, or none are to be had. */
const known = (settings: Stores['settings']) =>
  new Promise<void>((done) => {
    const stop = subscribe(settings, () => {
      if (!areKnown(settings)) return;
      stop();
      done();
    });
  });

/**
 * Wraps `call` to refuse what belongs to a feature that the settings switch off, as its operator would: with 404. It
 * isn't sent, so it is neither recorded nor an answer of the operator. At a start such a call waits for the settings, but
 * never one that carries a request id, such as a money act.
 */
export const onlyHad =
  (call: Call, world: World, { settings, session }: Pick<Stores, 'settings' | 'session'>): Call =>
  async (name, input, options) => {
    const { epoch = session.epoch } = options ?? {};
    const endpoint = options?.endpoint ?? (await endpointOf(name));
    if (endpoint.feature && !options?.requestId && !areKnown(settings))
      await within(world, patience, known(settings)).catch(() => {});
    if (!isOn(settings.config?.features, endpoint.feature)) throw new Failure('refused', notFound);
    return call(name, input, { ...options, endpoint, epoch });
  };
