import { answering, dataOf, type Fault } from './fault.ts';

/** The maximum number of lines in the statements of new players. */
const shortList = 3;

/** Faults of statements and records. */
export const ofStatements: Fault[] = [
  {
    says: 'a statement omits a line',
    foundBy: 'statements.sum',
    plant: () => answering('statement', (body) => (dataOf(body)['list'] as unknown[]).splice(1, 1)),
  },
  {
    says: 'a statement is out of date',
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
    says: 'a long statement lacks its first lines',
    foundBy: 'statements.history',
    plant: () =>
      answering('statement', (body) => {
        const data = dataOf(body) as { list: unknown[] };
        data.list = data.list.slice(-shortList);
      }),
  },
  {
    says: 'the safebox log has the earliest transfer first',
    foundBy: 'statements.safebox',
    plant: () =>
      answering('safeboxLog', (body) => {
        const data = dataOf(body) as { list: unknown[] };
        data.list = data.list.toReversed();
      }),
  },
  {
    says: 'the ledger has the earliest line first',
    foundBy: 'statements.ledger',
    plant: () =>
      answering('appUserCoinDetail', (body) => {
        const data = dataOf(body) as { list: unknown[] };
        data.list = data.list.toReversed();
      }),
  },
  {
    says: 'the sum of deposits includes pending ones',
    foundBy: 'statements.deposits',
    plant: () =>
      answering('rechargeRecord', (body) => {
        const data = dataOf(body) as { list: { amount: number }[]; sum: { amount: number } };
        data.sum.amount = data.list.reduce((total, { amount }) => total + amount, 0);
      }),
  },
];
