import { excluded, onBreak, signedOut } from '#contract/codes.ts';
import type { Check } from '../check.ts';
import { done, isRefused, must, refused } from '../expect.ts';
import type { Kit } from '../kit.ts';
import { logIn, type Player } from '../players.ts';
import { seated } from '../seat.ts';

/** What a player asks for, and the code with which deposits and play are then refused. */
const restrictions = [
  [{ type: 1, hours: 24 }, onBreak],
  [{ type: 2, months: 6 }, excluded],
] as const;

/** A player’s tries to deposit and to play. */
const tries = async (kit: Kit, player: Player) => [
  await player.call('createRecharge', await kit.depositOf()),
  await player.call('startGame', { gameId: await kit.gameId() }),
];

/** Where a break or an exclusion holds: on every device, in demos, and in an open game. */
export const elsewhere: Check[] = [
  {
    id: 'protection.devices',
    says: 'A break and an exclusion hold on the player’s other devices, in open sessions and after a new log-in',
    cites: ['RG-17', 'RG-20'],
    async run(kit) {
      for (const [length, code] of restrictions) {
        const player = await kit.player();
        const other = await logIn(kit.client, player);
        done(await player.call('selfExclude', length));
        for (const each of await tries(kit, other))
          must(each.verdict === code || each.verdict === signedOut, `Refused with ${code}, or with 401`, each);
        const again = await logIn(kit.client, player);
        for (const each of await tries(kit, again)) refused(each, code);
      }
    },
  },
  {
    id: 'protection.demos',
    says: 'Demos are refused during a break (5001) and an exclusion (5002)',
    cites: ['RG-17', 'RG-20'],
    async run(kit) {
      const demo = { gameId: await kit.demoId(), tryIt: true };
      for (const [length, code] of restrictions) {
        const player = await kit.player();
        done(await player.call('startGame', demo));
        const { until } = done(await player.call('selfExclude', length));
        refused(await player.call('startGame', demo), code, { as: { until } });
      }
    },
  },
  {
    id: 'play.onBreak',
    says: 'A break ends a game at once, also where another device has asked for it: further bets are refused',
    cites: ['RG-17'],
    async run(kit) {
      const player = await kit.payer();
      const { wallet, round, stake } = await seated(kit, player);
      const other = await logIn(kit.client, player);
      const bet = await wallet('bet', { ...round(), amount: stake });
      must(bet.status === 200, 'The bet before the break accepted', bet);
      done(await other.call('selfExclude', { type: 1, hours: 24 }));
      const late = await wallet('bet', { ...round(), amount: stake });
      must(isRefused(late), 'The bet refused after the break', bet, late);
    },
  },
];
