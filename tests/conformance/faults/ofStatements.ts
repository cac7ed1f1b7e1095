import { answering, dataOf, type Fault } from './fault.ts';

/** So many lines the statements of new players have at most. */
const shortList = 3;

/** Faults of statements and records. */
export const ofStatements: Fault[] = [
  {
    says: 'a statement that leaves a line out',
    foundBy: 'statements.sum',
    plant: () => answering('statement', (body) => (dataOf(body)['list'] as unknown[]).splice(1, 1)),
  },
  {
    says: 'a statement of some while ago',
    foundBy: 'statements.balance',
    plant: () =>
      answering('statement', (body) => {
        const data = dataOf(body) as { list: { amount: number; type: number }[]; totals: unknown[]; closing: number };
        const last = data.list.pop();
        data.closing -= last?.amount ?? 0;
        data.totals = data.list.map(({ amount, type }) => ({
          type,
          typeName: '',
          amount,
          count: 1,
        }));
      }),
  },
  {
    says: 'a long statement without its first lines',
    foundBy: 'statements.history',
    plant: () =>
      answering('statement', (body) => {
        const data = dataOf(body) as { list: unknown[] };
        data.list = data.list.slice(-shortList);
      }),
  },
  {
    says: 'a safebox’s log with the earliest transfer first',
    foundBy: 'statements.safebox',
    plant: () =>
      answering('safeboxLog', (body) => {
        const data = dataOf(body) as { list: unknown[] };
        data.list = data.list.toReversed();
      }),
  },
  {
    says: 'a ledger with the earliest line first',
    foundBy: 'statements.ledger',
    plant: () =>
      answering('appUserCoinDetail', (body) => {
        const data = dataOf(body) as { list: unknown[] };
        data.list = data.list.toReversed();
      }),
  },
  {
    says: 'a sum of deposits with those that wait',
    foundBy: 'statements.deposits',
    plant: () =>
      answering('rechargeRecord', (body) => {
        const data = dataOf(body) as { list: { amount: number }[]; sum: { amount: number } };
        data.sum.amount = data.list.reduce((total, { amount }) => total + amount, 0);
      }),
  },
];
