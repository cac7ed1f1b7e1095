import { rechargeStates } from '#contract/deposits.ts';
import type { Name } from '#contract/endpoints.ts';
import { Broken, type Check } from '../check.ts';
import { done, must } from '../expect.ts';
import type { Kit } from '../kit.ts';
import { lists, soundList } from '../lists.ts';
import type { Player } from '../players.ts';
import { asked, feedback } from '../reads.ts';
import { seated } from '../seat.ts';

const cites = ['payloads, envelope'];
const second = 1_000;
const day = 24 * 60 * 60 * second;
const pages = { pageNum: 1, pageSize: 20 };
const password = '135790';
/** The lines of a list that the kit fills itself: odd, so that pages of two aren’t all full. */
const some = 3;

/** Does something as often as a list has lines, a second apart. */
async function often(kit: Kit, add: (place: number) => Promise<unknown>) {
  for (let place = 0; place < some; place++) {
    await add(place);
    await kit.wait(second);
  }
}

/** How a new player comes to a list of some lines. */
const fillings: { [N in Name]?: (kit: Kit) => Promise<Player> } = {
  async rechargeRecord(kit) {
    const player = await kit.player();
    await often(kit, async () => done(await player.call('createRecharge', await kit.depositOf())));
    return player;
  },
  async appUserCoinDetail(kit) {
    kit.gateway();
    const player = await kit.player();
    await often(kit, () => kit.deposit(player));
    return player;
  },
  async safeboxLog(kit) {
    const player = await kit.payer();
    done(await player.call('setSafeboxPassword', { password }));
    await often(kit, async (place) => {
      const transfer = { direction: place === 1 ? 2 : 1, amount: 1_000, password };
      done(await player.call('safeboxTransfer', transfer));
    });
    return player;
  },
  async betRecord(kit) {
    const player = await kit.payer();
    const { wallet, round, stake } = await seated(kit, player);
    await often(kit, async () => {
      const bet = { ...round(), amount: stake };
      must((await wallet('bet', bet)).status === 200, 'The bet accepted');
      await wallet('win', bet);
    });
    return player;
  },
  async feedbackList(kit) {
    const player = await kit.player();
    await often(kit, async () => done(await player.call('feedbackAdd', feedback)));
    return player;
  },
};

/** Lists in pages: their order, and how many there are. */
export const listChecks: Check[] = [
  ...(Object.keys(fillings) as Name[]).map((name) => ({
    id: `lists.${name}`,
    says: `${name} has the latest line first, the same lines in any page size, and the right number of pages`,
    cites,
    async run(kit: Kit) {
      const player = await fillings[name]!(kit);
      const count = await soundList(player, name, {});
      if (count !== some) throw new Broken(`A list of ${some} lines, and not of ${count}`);
    },
  })),
  {
    id: 'lists.filters',
    says: 'rechargeRecord and appUserCoinDetail have only what their filters ask for, and payUrl only while it can be paid',
    cites: ['RG-10'],
    async run(kit) {
      const player = await kit.payer();
      const { amount } = await kit.depositOf();
      await kit.wait(second);
      const startTime = kit.client.serverTime();
      await kit.wait(second);
      done(await player.call('createRecharge', await kit.depositOf(2)));
      const endTime = startTime + day;
      const paid = await player.call('rechargeRecord', { ...pages, status: rechargeStates.paid });
      const [order, ...more] = done(paid).list;
      must(order?.amount === amount && more.length === 0, 'The paid order alone for status 1', paid);
      must(!order?.payUrl, 'No payUrl once it is paid', paid);
      const later = await player.call('rechargeRecord', { ...pages, startTime, endTime });
      const [other, ...others] = done(later).list;
      must(other?.amount === 2 * amount && others.length === 0, 'The later order alone for its period', later);
      const moved = await player.call('appUserCoinDetail', { ...pages, startTime, endTime });
      must(done(moved).list.length === 0, 'No line of a period without any', moved);
    },
  },
  {
    id: 'lists.history',
    says: 'Every list of a player with a history is in order, the same in any page size, and has the right number of pages',
    cites,
    async run(kit) {
      const player = await kit.regular();
      const broken: Broken[] = [];
      for (const name of lists.filter(kit.client.has)) {
        const input = asked[name as keyof typeof asked] as ((of: Player) => object) | undefined;
        await soundList(player, name, input?.(player) ?? {}).catch((error: unknown) => {
          if (!(error instanceof Broken)) throw error;
          broken.push(error);
        });
      }
      const [first] = broken;
      if (!first) return;
      const names = broken.flatMap(({ exchanges }) => exchanges.slice(0, 1).map(({ call }) => call));
      throw new Broken(`${first.message}, in each of these lists: ${names.join(', ')}`, first.exchanges);
    },
  },
];
