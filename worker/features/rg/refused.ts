import { subscribeKey } from 'valtio/vanilla/utils';
import type { Core } from '#worker/core/core.ts';

type Parts = Pick<Core, 'vault' | 'stores' | 'bus'>;

/** Shows the player which of their requests for protection the operator has refused since they were waited for. */
export async function showRefused({ vault, stores: { session, rg } }: Parts) {
  const { refused = [] } = await vault.read();
  const own = refused.filter(({ userId }) => userId && userId === session.userId);
  if (own.length !== (rg.refused?.length ?? 0)) rg.refused = own.map(({ call, at }) => ({ call, at }));
}

/** Shows them from now on, to each player who comes. */
export function startShowingRefused(core: Parts) {
  const update = () => void showRefused(core);
  subscribeKey(core.stores.session, 'userId', update);
  core.bus.on('rg', update);
  update();
}
