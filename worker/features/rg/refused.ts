import { subscribeKey } from 'valtio/vanilla/utils';
import type { Core } from '#worker/core/core.ts';

type Parts = Pick<Core, 'vault' | 'stores' | 'bus'>;

/** Shows the player the requests for protection that the operator refused after the form was left. */
export async function showRefused({ vault, stores: { session, rg } }: Parts) {
  const { refused = [] } = await vault.read();
  const own = refused.filter(({ userId }) => userId && userId === session.userId);
  if (own.length !== (rg.refused?.length ?? 0)) rg.refused = own.map(({ call, at }) => ({ call, at }));
}

/** Shows them from now on, to each player who logs in. */
export function startShowingRefused(core: Parts) {
  const update = () => void showRefused(core);
  subscribeKey(core.stores.session, 'userId', update);
  core.bus.on('rg', update);
  update();
}
