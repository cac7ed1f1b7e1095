import { answering, dataOf, type Fault } from './fault.ts';

/** Counts stakes of rounds as turnover until one of these steps. */
const countingUntil =
  (...steps: string[]): Fault['plant'] =>
  () => {
    const staked = new Map<unknown, number>();
    return async (sent, forward) => {
      const came = await forward(sent);
      const { roundId, amount } = sent.body;
      if (sent.path === 'wallet/bet' && came.status === 200) staked.set(roundId, Number(amount));
      if (steps.includes(sent.path)) staked.delete(roundId);
      if (sent.path === 'getExchange') {
        const turnover = came.body['tradeInfo'] as { done: number };
        for (const bet of staked.values()) turnover.done += bet;
      }
      return came;
    };
  };

interface Round {
  bet: number;
  win: number;
  profit: number;
}

const sumOf = (list: readonly Round[], field: keyof Round) => list.reduce((total, each) => total + each[field], 0);

/** Faults of what bets count for, and of their records. */
export const ofRecords: Fault[] = [
  {
    says: 'a stake counts as turnover while its round is open',
    foundBy: 'play.turnover',
    plant: countingUntil('wallet/win', 'wallet/rollback'),
  },
  {
    says: 'a stake that was returned still counts as turnover',
    foundBy: 'play.turnover',
    plant: countingUntil('wallet/win'),
  },
  {
    says: 'play is reported by days in UTC',
    foundBy: 'play.days',
    plant: ({ now }) =>
      answering('betRecordReport', (body) => {
        const data = dataOf(body);
        data['list'] = [{ ...(data['total'] as object), key: new Date(now()).toISOString().slice(0, 10) }];
      }),
  },
  {
    says: 'the sums of a record are those of the page',
    foundBy: 'lists.betRecord',
    plant: () =>
      answering('betRecord', (body) => {
        const { list } = dataOf(body) as { list: Round[] };
        dataOf(body)['sum'] = { bet: sumOf(list, 'bet'), win: sumOf(list, 'win'), profit: sumOf(list, 'profit') };
      }),
  },
];
