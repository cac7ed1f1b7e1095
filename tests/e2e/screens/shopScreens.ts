import { props } from '#contract/props.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { sandbox } from '../support/sandbox.ts';
import type { At, Screen } from './screens.ts';

const shop = '/points?tab=diamond';
const cards = '/points?tab=scratch';
const pearlCard = 70_001;
/** Results of the pearl card: its highest prize, and none. */
const results = { most: 1, none: 6 };
const goods = { lottery: 1, tumbler: 3, umbrella: 4 };

const as = ({ player }: At, call: string, body: object) =>
  sandbox.call(call, { requestId: crypto.randomUUID(), ...body }, player.token);
const press = ({ page }: At, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

/** Gives the player points and diamonds, with the first deposit paid. */
async function rich(at: At) {
  await sandbox.pay(at.player, 20_000);
  await sandbox.give(at.player, { id: props.points, count: 260 }, { id: props.diamond, count: 3_240 });
}

async function addressed(at: At) {
  await rich(at);
  await as(at, 'updateAddress', samples.updateAddress);
}

async function ordered(at: At) {
  await addressed(at);
  await as(at, 'diamondExchangeGoods', { id: goods.umbrella, num: 1 });
  await as(at, 'diamondExchangeGoods', { id: goods.lottery, num: 1 });
  await sandbox.rule({ delivery: { packAfter: 0, sendAfter: 0, endAfter: 60_000, end: 'done' } });
  await as(at, 'diamondExchangeGoods', { id: goods.tumbler, num: 1 });
}

/** Gives the player cards to scratch, with set results. */
const withCards =
  (...draws: number[]) =>
  async (at: At) => {
    await rich(at);
    await as(at, 'diamondExchangeScratchcard', { id: pearlCard, num: 3 });
    await sandbox.draw(`card:${pearlCard}`, ...draws);
  };

async function scratch(at: At) {
  await press(at, `${at.t.points.scratchOne}: Perlas`);
  await at.page.getByRole('button', { name: at.t.points.reveal }).waitFor();
}

async function reveal(at: At) {
  await scratch(at);
  await press(at, at.t.points.reveal);
}

const openLog = (log: 'diamond' | 'cards') => (at: At) => at.page.getByRole('combobox').selectOption(at.t.points[log]);

/** The points shop in all its states. */
export const shopScreens: readonly Screen[] = [
  { name: 'points', path: '/points' },
  { name: 'points-rich', path: '/points', before: rich },
  { name: 'points-closed', path: '/points', before: () => sandbox.error('pointsInfo', { code: 423 }) },
  { name: 'diamonds', path: shop, before: rich },
  {
    name: 'diamonds-refused',
    path: shop,
    before: rich,
    reach: async (at) => {
      await at.page.getByRole('textbox').fill('150');
      await press(at, at.t.points.exchange);
    },
  },
  { name: 'goods-virtual', path: `${shop}&goods=${goods.lottery}`, before: rich },
  { name: 'goods', path: `${shop}&goods=${goods.tumbler}`, before: rich },
  { name: 'goods-addressed', path: `${shop}&goods=${goods.tumbler}`, before: addressed },
  { name: 'goods-gone', path: `${shop}&goods=99` },
  { name: 'goods-orders-none', path: `${shop}&view=orders` },
  { name: 'goods-orders', path: `${shop}&view=orders`, before: ordered },
  { name: 'address', path: `${shop}&view=address`, before: addressed },
  {
    name: 'address-refused',
    path: `${shop}&view=address`,
    reach: async (at) => {
      await at.page.getByRole('textbox', { name: at.t.points.zip }).fill('11');
      await at.page.getByRole('textbox', { name: at.t.points.mobile }).fill('0817');
      await press(at, at.t.points.save);
    },
  },
  { name: 'scratch-cards', path: cards, before: rich },
  { name: 'scratch-card', path: cards, before: withCards(), reach: scratch },
  { name: 'scratch-card-lost', path: cards, before: withCards(results.none), reach: reveal },
  { name: 'scratch-card-won', path: cards, before: withCards(results.most), reach: reveal },
  { name: 'shop-log', path: '/points?tab=log', before: rich },
  { name: 'shop-log-diamonds', path: '/points?tab=log', reach: openLog('diamond') },
  { name: 'shop-log-cards', path: '/points?tab=log', reach: openLog('cards') },
];
