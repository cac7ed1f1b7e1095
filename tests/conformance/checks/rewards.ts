import { alreadyDone, conditionUnmet, tooOften } from '#contract/codes.ts';
import type { Name } from '#contract/endpoints.ts';
import { isOn } from '#contract/features.ts';
import { isMoney } from '#contract/props.ts';
import { offerStates } from '#contract/rewards/firstDeposit.ts';
import { followStates, followWait } from '#contract/rewards/follow.ts';
import { provenTypes, taskStates } from '#contract/rewards/tasks.ts';
import type { Reward } from '#contract/signInReply.ts';
import { Skipped, type Check } from '../check.ts';
import { isSuccess } from '../client.ts';
import { alike, done, must, refused } from '../expect.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players.ts';

/** An award that a player can claim. */
interface Prize {
  claim: 'receiveTaskAward' | 'followReceive' | 'firstDepositReceive';
  id: number;
}

type Wanted = (awards: readonly Reward[]) => boolean;
const second = 1_000;
const provenByApp: readonly number[] = Object.values(provenTypes);

/** A task whose award is wanted, proven as the app does. */
async function taskOf(player: Player, wanted: Wanted): Promise<Prize | undefined> {
  const asked = await player.call('getTaskUser');
  if (!isSuccess(asked)) return undefined;
  const { id } =
    done(asked).list.find(
      ({ type, status, awards }) => provenByApp.includes(type) && status === taskStates.doing && wanted(awards),
    ) ?? {};
  if (id === undefined) return undefined;
  done(await player.call('finishTask', { id }));
  return { claim: 'receiveTaskAward', id };
}

/** A page of the operator’s whose award is wanted, visited long enough. */
async function pageOf(player: Player, wanted: Wanted, { wait }: Kit): Promise<Prize | undefined> {
  const asked = await player.call('followInfo');
  if (!isSuccess(asked)) return undefined;
  const { id } = done(asked).list.find(({ status, awards }) => status === followStates.open && wanted(awards)) ?? {};
  if (id === undefined) return undefined;
  done(await player.call('followVisit', { id }));
  await wait(followWait + second);
  return { claim: 'followReceive', id };
}

/** The offer that a first deposit of a typed amount has earned. */
async function offerOf(player: Player): Promise<Prize | undefined> {
  const asked = await player.call('firstDepositInfo');
  if (!isSuccess(asked)) return undefined;
  const { id } = done(asked).items.find(({ status }) => status === offerStates.claimable) ?? {};
  return id === undefined ? undefined : { claim: 'firstDepositReceive', id };
}

/** The ways to an award that a player can take alone, by the feature, and the calls of each. */
const ways = {
  tasks: { find: taskOf, calls: ['getTaskUser', 'finishTask', 'receiveTaskAward'] },
  follow: { find: pageOf, calls: ['followInfo', 'followVisit', 'followReceive'] },
  firstDeposit: { find: offerOf, calls: ['firstDepositInfo', 'firstDepositReceive'] },
} satisfies Record<string, { find: (...by: [Player, Wanted, Kit]) => Promise<Prize | undefined>; calls: Name[] }>;

/** An award of each way that the operator has; skips the check if it has none. */
async function prizesOf(kit: Kit, player: Player, wanted: Wanted): Promise<Prize[]> {
  const { features } = (await kit.settings()) ?? {};
  const open = Object.entries(ways).filter(([name, { calls }]) => isOn(features, name) && calls.every(kit.client.has));
  const prizes: Prize[] = [];
  for (const [, { find }] of open) prizes.push(...[await find(player, wanted, kit)].flatMap((each) => each ?? []));
  if (prizes.length === 0)
    throw new Skipped('No task, page or first deposit has an award that a player can claim alone');
  return prizes;
}

/** What a player has of everything that an award may be. */
async function holdingsOf(player: Player) {
  const { coin, points, diamond, lottery } = done(await player.call('refreshData'));
  return [coin, points, diamond, lottery].join();
}

const rivals = 4;

/** Awards of tasks, followed pages and a first deposit. */
export const rewards: Check[] = [
  {
    id: 'rewards.once',
    says: 'An award is claimed once: of several claims at once one succeeds, the others and later ones are refused with 409',
    cites: ['TK-01', 'FO-01', 'FD-01', 'I1'],
    async run(kit) {
      const player = await kit.payer();
      for (const { claim, id } of await prizesOf(kit, player, () => true)) {
        const bodies = Array.from({ length: rivals }, () => player.sentBy(claim, { id }));
        const sent = [...bodies, ...bodies].map((body) => player.call(claim, body));
        const answers = await Promise.all(sent);
        const firsts = answers.slice(0, rivals);
        must(firsts.filter(isSuccess).length === 1, 'One claim that succeeds', ...firsts);
        const won = firsts.findIndex(isSuccess);
        alike([answers[won]!, answers[won + rivals]!], 'The first answer for a copy');
        for (const other of firsts.filter((each) => !isSuccess(each)))
          must([alreadyDone, tooOften].includes(other.verdict!), 'The others refused with 409', other);
        const has = await holdingsOf(player);
        const late = await player.call(claim, { id });
        refused(late, alreadyDone);
        must((await holdingsOf(player)) === has, 'Nothing more for a refused claim', late);
      }
    },
  },
  {
    id: 'rewards.deposit',
    says: 'Money that is an award waits for the first deposit: before it is paid, the claim is refused with 4002 and "recharge"',
    cites: ['V-32'],
    async run(kit) {
      const player = await kit.player();
      const isCash: Wanted = (awards) => awards.some(({ id }) => isMoney(id));
      for (const { claim, id } of await prizesOf(kit, player, isCash)) {
        const claimed = await player.call(claim, { id });
        refused(claimed, conditionUnmet, { as: { need: 'recharge' } });
        must((await player.coin()) === 0, 'A balance of 0', claimed);
      }
    },
  },
];
