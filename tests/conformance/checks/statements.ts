import type { Check } from '../check.ts';
import { done, must, sum } from '../expect.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players.ts';

const second = 1_000;
const day = 24 * 60 * 60 * 1_000;
const password = '135790';
const pages = { pageNum: 1, pageSize: 20 };

/** The statement of a player's last days; throws unless its balances add up from line to line. */
async function soundStatement(kit: Kit, player: Player, days: number) {
  const endTime = kit.client.serverTime() + day;
  const asked = await player.call('statement', { startTime: endTime - days * day, endTime });
  const { opening, closing, list, totals } = done(asked);
  must(
    opening + sum(list.map(({ amount }) => amount)) === closing,
    '`opening` plus all lines equal to `closing`',
    asked,
  );
  let balance: number = opening;
  for (const { amount, balance: after, id } of list) {
    balance += amount;
    must(after === balance, `Line ${id} with a balance of ${balance} after it`, asked);
  }
  const times = list.map(({ time }) => time);
  must(
    times.every((time, place) => place === 0 || time >= times[place - 1]!),
    'The earliest line first',
    asked,
  );
  for (const { type, amount } of totals) {
    const own = list.filter((line) => line.type === type);
    must(sum(own.map((line) => line.amount)) === amount, `A total of type ${type} equal to its lines`, asked);
  }
  const all = sum(totals.map(({ amount }) => amount));
  must(all === closing - opening, 'Totals that add up to closing less opening', asked);
  return { asked, closing, list };
}

/** Throws unless a player's statement is sound and closes with the current balance. */
async function closesWithBalance(kit: Kit, player: Player, days: number) {
  const { closing, asked } = await soundStatement(kit, player, days);
  const now = await player.call('refreshData');
  must(done(now).coin === closing, `A balance of ${closing}`, asked, now);
}

/** The number of bookings in the statement of a mover. */
const bookings = 3;

/** A player who has deposited and moved money into and out of the safebox, or without a safebox deposited thrice. */
async function mover(kit: Kit) {
  const player = await kit.payer(2);
  if (!kit.client.has('safeboxTransfer')) {
    for (let each = 1; each < bookings; each++) await kit.deposit(player);
    return player;
  }
  done(await player.call('setSafeboxPassword', { password }));
  for (const [direction, amount] of [
    [1, 15_000],
    [2, 5_000],
  ] as const)
    done(await player.call('safeboxTransfer', { direction, amount, password }));
  return player;
}

/** Sums of records, compared with balances. */
export const statements: Check[] = [
  {
    id: 'statements.sum',
    says: 'A statement adds up: the opening balance plus each line gives the next balance and the closing one, and totals match',
    cites: ['RG-09'],
    async run(kit) {
      const player = await mover(kit);
      const { list, asked } = await soundStatement(kit, player, 10);
      must(list.length === bookings, 'A line for each deposit and each transfer', asked);
    },
  },
  {
    id: 'statements.balance',
    says: 'A statement’s closing balance is the current balance',
    cites: ['RG-09', 'I3'],
    async run(kit) {
      await closesWithBalance(kit, await mover(kit), 10);
    },
  },
  {
    id: 'statements.history',
    says: 'A 90-day statement of a player with a history adds up to the current balance',
    cites: ['RG-09'],
    async run(kit) {
      await closesWithBalance(kit, await kit.regular(), 90);
    },
  },
  {
    id: 'statements.period',
    says: 'A statement has only the bookings of its period, between the balances at its start and end',
    cites: ['RG-09'],
    async run(kit) {
      const player = await kit.payer();
      await kit.wait(second);
      const middle = kit.client.serverTime();
      await kit.wait(second);
      const first = await player.coin();
      await kit.deposit(player);
      const both = await player.coin();
      const [before, after] = [
        await player.call('statement', { startTime: middle - day, endTime: middle }),
        await player.call('statement', { startTime: middle, endTime: middle + day }),
      ];
      const sums = [before, after].map((each) =>
        [done(each).opening, done(each).closing, done(each).list.length].join(),
      );
      const expected = [`0,${first},1`, `${first},${both},1`];
      must(sums.join() === expected.join(), `opening, closing and lines: ${expected.join(' and ')}`, before, after);
    },
  },
  {
    id: 'statements.ledger',
    says: 'appUserCoinDetail has the latest line first, and its sums, if given, add up to the balance',
    cites: ['RG-09'],
    async run(kit) {
      const player = await mover(kit);
      const ledger = await player.call('appUserCoinDetail', pages);
      const { list, sum: told } = done(ledger);
      const coin = await player.coin();
      must(list[0]?.balance === coin, `The latest line first, with the balance of ${coin}`, ledger);
      must(!told || told.in - told.out === coin, '`sum.in` less `sum.out` equal to the balance', ledger);
    },
  },
  {
    id: 'statements.deposits',
    says: 'rechargeRecord has all orders, and its sum, if given, counts only paid ones',
    cites: ['RG-10'],
    async run(kit) {
      const player = await kit.payer();
      const { amount } = await kit.depositOf();
      done(await player.call('createRecharge', await kit.depositOf(2)));
      const record = await player.call('rechargeRecord', pages);
      const { list, sum: told } = done(record);
      must(list.length === 2, 'Both orders', record);
      must(!told || told.amount === amount, `A sum of ${amount}, paid orders only`, record);
    },
  },
  {
    id: 'statements.safebox',
    says: 'safeboxLog has every transfer with the safebox’s balance after it, the latest first',
    cites: ['ME-06'],
    async run(kit) {
      const player = await mover(kit);
      const log = await player.call('safeboxLog', pages);
      const told = done(log).list.map(({ direction, amount, balance }) => [direction, amount, balance].join());
      must(told.join(' ') === '2,5000,10000 1,15000,15000', '50 pesos out with 100 left, and before that 150 in', log);
    },
  },
];
