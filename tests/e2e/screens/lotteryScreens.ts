import { offline } from '../support/rest.ts';
import { amend } from '../support/amend.ts';
import { daily, sell } from '../support/lottery.ts';
import { sandbox } from '../support/sandbox.ts';
import type { At, Screen } from './screens.ts';

const path = '/activity/lottery';
const page = (name: string) => `${path}/${name}?type=55`;
const quick = [3, 8, 15, 21, 33, 42];

interface Info {
  data: { round: number; salesEnd: number; drawTime: number; nextSales: number };
}

/** A second ago, in milliseconds. */
const justPast = () => Date.now() - 1_000;

/** Replaces fields of the operator's answer about the round. */
const told = (said: (info: Info['data']) => object) => ({
  before: ({ context }: At) =>
    amend<Info>(context, 'lotteryInfo', (answer) => ({ ...answer, data: { ...answer.data, ...said(answer.data) } })),
});

/** Gives a player tickets, and entries in two rounds, the first of which is drawn with a win. */
async function enterLottery({ player }: At) {
  await sell();
  await sandbox.give(player, { id: 80_003, count: 3 });
  const ask = <T>(call: string, body: object) => sandbox.call<T>(call, body, player.token);
  const buy = async (numbers: number[][]) => {
    const { data } = await ask<Info>('lotteryInfo', { activityType: daily });
    const order = { round: data.round, productId: 0, num: numbers.length + 1, numbers };
    await ask('lotteryOrder', { ...order, requestId: crypto.randomUUID() });
  };
  await buy([
    [1, 2, 3, 8, 15, 40],
    [3, 8, 15, 21, 1, 2],
  ]);
  await sandbox.draw('lottery', ...quick);
  await sandbox.lottery(daily);
  await sell();
  await buy([quick]);
}

/** Presses a button of the page by the beginning of its name. */
const press = (at: At, name: string) =>
  at.page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .last()
    .click();

/** Buys the chosen entries by the button that states their number. */
const buy = (at: At) => press(at, `(${at.t.lottery.buy}|${at.t.lottery.buyThis.other.split('{n}')[0]})`);

/** The lottery's pages and states, for a player with tickets, entries and a win. */
export const lotteryScreens: readonly Screen[] = [
  { name: 'lottery', path, before: enterLottery },
  {
    name: 'lottery-chosen',
    path,
    before: enterLottery,
    reach: async (at) => {
      await press(at, at.t.lottery.quickPick);
      await press(at, at.t.lottery.addEntry);
      await press(at, at.t.lottery.quickPick);
    },
  },
  {
    name: 'lottery-unfinished',
    path,
    before: enterLottery,
    reach: async (at) => {
      await press(at, at.t.lottery.number.replace('{n}', '7'));
      await buy(at);
    },
  },
  {
    name: 'lottery-bought',
    path,
    before: enterLottery,
    reach: async (at) => {
      await press(at, at.t.lottery.quickPick);
      await buy(at);
      await at.page.getByRole('button', { name: at.t.lottery.buyMore }).waitFor();
    },
  },
  { name: 'lottery-weekend', path: `${path}?type=33` },
  { name: 'lottery-closed', path, ...told(({ drawTime }) => ({ salesEnd: justPast(), nextSales: drawTime })) },
  { name: 'lottery-drawing', path, ...told(() => ({ salesEnd: justPast(), drawTime: justPast() })) },
  { name: 'lottery-ended', path, before: () => sandbox.error('lotteryInfo', { code: 4001 }) },
  { name: 'lottery-product', path: page('product') },
  { name: 'lottery-order', path: page('order'), before: enterLottery },
  { name: 'lottery-record', path: page('record'), before: enterLottery },
  { name: 'lottery-history', path: page('history'), before: enterLottery },
  { name: 'lottery-rule', path: page('rule') },
  { name: 'lottery-offline', path, before: offline },
];

/** The lottery as a visitor sees it. */
export const lotteryOfVisitor: readonly Screen[] = [
  { name: 'lottery-visitor', path },
  { name: 'lottery-order-visitor', path: page('order') },
];
