import type { Money } from './contract/schema.ts';
import type { Stores } from './contract/stores.ts';
import type { Line } from './line.ts';
import type { World } from './world.ts';

const coinOf = (output: unknown): Money | undefined => {
  const { coin, userInfo } = output as { coin?: Money | null; userInfo?: { coin?: Money } | null };
  return coin ?? userInfo?.coin;
};

/** The one balance: whatever answer carries it, the newest asked wins however late another comes, and every tab of the player has it. */
export function createWallet(world: World, stores: Stores, line: Line) {
  const { wallet, session } = stores;
  let newest = 0;

  line.on('wallet', ({ coin, at }, epoch) => {
    if (epoch === session.epoch && session.userId && at > wallet.at) Object.assign(wallet, { coin, at });
  });

  return function learn(output: unknown, order: number) {
    const coin = coinOf(output);
    if (coin === undefined || order < newest || !session.userId) return;
    newest = order;
    const at = world.now();
    Object.assign(wallet, { coin, at });
    line.say({ kind: 'wallet', coin, at });
  };
}
