import { notFound } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { isOn } from '#contract/features.ts';
import type { Stores } from '#contract/stores.ts';
import type { Call } from './client.ts';
import { endpointOf } from './endpointOf.ts';

/**
 * Wraps `call` to refuse what belongs to a feature that the settings switch off, as its operator would: with 404. It
 * isn't sent, so it is neither recorded nor an answer of the operator.
 */
export const onlyHad =
  (call: Call, { settings }: Pick<Stores, 'settings'>): Call =>
  async (name, input, options) => {
    const endpoint = options?.endpoint ?? (await endpointOf(name));
    if (!isOn(settings.config?.features, endpoint.feature)) throw new Failure('refused', notFound);
    return call(name, input, { ...options, endpoint });
  };
