import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { usualStaffRules } from '#sandbox/operator/context/staffRules.ts';

let trial: MoneyTest;
beforeAll(async () => {
  trial = await openMoneyTest();
});
afterAll(() => trial.close());

const day = 24 * 60 * 60_000;
const pages = { pageNum: 1, pageSize: 20 };
const umbrella = 4;
const home = samples.updateAddress;
type Shop = Output<'diamondShopData'>;

const shop = async (token: string) => (await trial.call('diamondShopData', {}, token))['data'] as Shop;
const exchange = (token: string, diamond: number) => trial.act('diamondExchangeCoin', { diamond }, token);
const order = (token: string, id: number, num = 1) => trial.act('diamondExchangeGoods', { id, num }, token);
const orders = async (token: string) =>
  (await trial.call('diamondGoodsExchangeOrderLog', pages, token))[
    'list'
  ] as Output<'diamondGoodsExchangeOrderLog'>['list'];

async function rich(diamonds: number) {
  const player = await trial.player();
  await trial.deposit(player.token, 20_000);
  await trial.give(player.userId, 'diamond', diamonds);
  return player;
}

test('diamonds convert to money at the shown rate, up to the daily maximum (DI-01)', async () => {
  const { token } = await rich(12_000);
  expect((await shop(token)).coinRate).toMatchObject({ diamond: 10, coin: 100, min: 100, step: 100, max: 5_000 });
  expect(await exchange(token, 300)).toMatchObject({ errcode: 0, diamond: 11_700, coin: 23_000 });
  for (const wrong of [0, 50, 150])
    expect(await exchange(token, wrong)).toMatchObject({ errcode: 400, field: 'diamond' });
  expect(codesOf(await Promise.all([1, 2, 3].map(() => exchange(token, 2_300))))).toEqual([0, 0, 4002]);
  expect((await shop(token)).coinRate).toMatchObject({ left: 100 });
  trial.clock.time += day;
  expect((await shop(token)).coinRate).toMatchObject({ left: 5_000 });
  expect(await exchange(token, 5_000)).toMatchObject({ errcode: 0, diamond: 2_100 });
  expect(await exchange((await rich(100)).token, 200)).toMatchObject({ errcode: 3001 });
});

test('money for diamonds waits for the first deposit (V-32)', async () => {
  const { token, userId } = await trial.player();
  await trial.give(userId, 'diamond', 100);
  expect(await exchange(token, 100)).toMatchObject({ errcode: 4002, need: 'recharge' });
});

test('goods need an address, cost their price, and use stock and limit (DI-02)', async () => {
  const { token } = await rich(10_000);
  expect(await order(token, umbrella)).toMatchObject({ errcode: 4002, need: 'address' });
  await trial.call('updateAddress', home, token);
  expect(await order(token, umbrella, 2)).toMatchObject({ errcode: 4002, limit: 1 });
  const placed = await order(token, umbrella);
  expect(placed).toMatchObject({ errcode: 0, diamond: 8_500, stock: 199 });
  expect(await order(token, umbrella)).toMatchObject({ errcode: 4002, limit: 1 });
  expect((await shop(token)).goods.find(({ id }) => id === umbrella)).toMatchObject({ stock: 199, bought: 1 });
  expect(await order(token, 1, 2)).toMatchObject({ errcode: 0, lottery: 10, rewards: [{ id: 80_002, count: 2 }] });
  trial.rule({ soldOut: ['goods:3'] });
  expect(await order(token, 3)).toMatchObject({ errcode: 4003 });
  trial.rule();
  expect(await order(token, 99)).toMatchObject({ errcode: 404 });
});

test('an order goes from placed to delivered, with courier and number (DI-03)', async () => {
  const { token } = await rich(1_500);
  await trial.call('updateAddress', home, token);
  await order(token, umbrella);
  const steps = [0, 10_000, 20_000, 60_000];
  const seen = [];
  for (const step of steps) {
    trial.clock.time += step;
    const [mine] = await orders(token);
    seen.push([mine!.status, mine!.trackNo !== undefined]);
  }
  expect(seen).toEqual([
    [1, false],
    [2, false],
    [3, true],
    [4, true],
  ]);
  const [{ address } = {}] = await orders(token);
  expect(address).toMatchObject({ mobile: '09171234567', barangay: 'Loyola Heights' });
});

test('a refused order returns its diamonds once and restocks its goods (DI-03)', async () => {
  const { token } = await rich(1_500);
  await trial.call('updateAddress', home, token);
  trial.rule({ delivery: { ...usualStaffRules.delivery, end: 'refused' } });
  await order(token, umbrella);
  trial.rule();
  const before = (await shop(token)).goods.find(({ id }) => id === umbrella)!;
  trial.clock.time += 90_000;
  await Promise.all([orders(token), orders(token), shop(token)]);
  expect((await orders(token))[0]).toMatchObject({ status: 5 });
  const after = (await shop(token)).goods.find(({ id }) => id === umbrella)!;
  expect([after.stock, after.bought]).toEqual([before.stock! + 1, 0]);
  expect((await shop(token)).diamond).toBe(1_500);
  const { list } = await trial.call('diamondLog', pages, token);
  expect((list as { typeName: string }[]).map(({ typeName }) => typeName)).toEqual([
    'Purchase returned',
    'Purchase',
    'Reward',
  ]);
});

test('diamonds of an order refused before are returned when it is known, after what was booked meanwhile', async () => {
  const { token, userId } = await rich(1_500);
  await trial.call('updateAddress', home, token);
  trial.rule({ delivery: { ...usualStaffRules.delivery, end: 'refused' } });
  await order(token, umbrella);
  trial.rule();
  trial.clock.time += 90_000;
  await trial.give(userId, 'diamond', 100);
  trial.clock.time += 5_000;
  await orders(token);
  const { list } = await trial.call('diamondLog', pages, token);
  const times = (list as { time: number }[]).map(({ time }) => time);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(times[0]).toBe(trial.clock.time);
});

test.each([
  ['name', 'J'],
  ['mobile', '0817 123 4567'],
  ['region', 'Atlantis'],
  ['city', 'Cebu'],
  ['barangay', 'Nowhere'],
  ['street', ' '],
  ['zip', '11O8'],
])('an address with a wrong %s is refused, naming the field (V-26)', async (field, value) => {
  const { token } = await trial.player();
  expect(await trial.call('updateAddress', { ...home, [field]: value }, token)).toMatchObject({ errcode: 400, field });
  expect((await trial.call('shippingAddress', {}, token))['data']).toEqual({});
});

test('a later address replaces the first, while earlier orders keep theirs (DI-04)', async () => {
  const { token } = await rich(1_500);
  await trial.call('updateAddress', home, token);
  await order(token, umbrella);
  await trial.call('updateAddress', { ...home, street: '14 Katipunan Ave' }, token);
  const { data } = await trial.call('shippingAddress', {}, token);
  expect(data).toMatchObject({ address: { street: '14 Katipunan Ave' } });
  expect((await orders(token))[0]!.address!.street).toBe('12 Katipunan Ave');
});

test('Philippine areas are listed level by level', async () => {
  const { token } = await trial.player();
  const inside = async (parent: number) => {
    const { data } = await trial.call('addressAreas', { parent }, token);
    return (data as Output<'addressAreas'>).list;
  };
  const regions = await inside(0);
  expect(regions).toHaveLength(18);
  expect((await inside(regions[0]!.id!)).map(({ name }) => name)).toContain('Quezon City');
});
