import type { Name } from '#contract/endpoints.ts';
import { answering, dataOf, only, withBody, type Fault } from './fault.ts';

/** The number of lines in a list that the kit fills. */
const some = 3;
/** The maximum number of lines in the statements of new players. */
const shortList = 3;

interface Listed {
  list: unknown[];
  pages: number;
  total?: number;
}

/** The pages of a call, changed. */
const paging = (path: Name, change: (page: Listed, sent: { pageNum: number; pageSize: number }) => void) =>
  answering(path, (body, sent) =>
    change((body['data'] ?? body) as Listed, sent.body as { pageNum: number; pageSize: number }),
  );

/** Faults of statements and records. */
export const ofStatements: Fault[] = [
  {
    says: 'a statement omits a line',
    foundBy: 'statements.sum',
    plant: () => answering('statement', (body) => (dataOf(body)['list'] as unknown[]).splice(1, 1)),
  },
  {
    says: 'the closing balance of a statement is a hundredth too low',
    foundBy: 'statements.sum',
    plant: () => answering('statement', (body) => (dataOf(body)['closing'] = Number(dataOf(body)['closing']) - 1)),
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
    says: 'a statement has everything since its start',
    foundBy: 'statements.period',
    plant: ({ now }) => only('statement', (sent, forward) => forward(withBody(sent, { endTime: now() }))),
  },
  {
    says: 'the record of deposits ignores the status that is asked for',
    foundBy: 'lists.filters',
    plant: () => only('rechargeRecord', (sent, forward) => forward(withBody(sent, { status: undefined }))),
  },
  {
    says: 'the coin ledger ignores the period that is asked for',
    foundBy: 'lists.filters',
    plant: () =>
      only('appUserCoinDetail', (sent, forward) =>
        forward(withBody(sent, { startTime: undefined, endTime: undefined })),
      ),
  },
  {
    says: 'a deposit that was paid can be paid again',
    foundBy: 'lists.filters',
    plant: () =>
      answering('rechargeRecord', (body) => {
        const { list } = dataOf(body) as { list: { payUrl?: string }[] };
        for (const line of list) line.payUrl = 'https://pay.example/';
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
    says: 'the record of deposits has the earliest order first',
    foundBy: 'lists.rechargeRecord',
    plant: () => paging('rechargeRecord', (page) => (page.list = page.list.toReversed())),
  },
  {
    says: 'the number of pages is rounded down',
    foundBy: 'lists.rechargeRecord',
    plant: () => paging('rechargeRecord', (page, { pageSize }) => (page.pages = Math.floor(some / pageSize))),
  },
  {
    says: 'the ledger has the earliest line first in each page',
    foundBy: 'lists.appUserCoinDetail',
    plant: () =>
      paging('appUserCoinDetail', (page, { pageNum, pageSize }) => {
        if (pageSize < some && pageNum === 1) page.list = page.list.toReversed();
      }),
  },
  {
    says: 'pages are counted from 0, so that the first comes twice',
    foundBy: 'lists.safeboxLog',
    plant: () =>
      only('safeboxLog', (sent, forward) =>
        forward(withBody(sent, { pageNum: Math.max(Number(sent.body['pageNum']) - 1, 1) })),
      ),
  },
  {
    says: 'the total is that of the page',
    foundBy: 'lists.betRecord',
    plant: () =>
      only('betRecord', async (sent, forward) => {
        const came = await forward(withBody(sent, { pageSize: 2 }));
        Object.assign(dataOf(came.body), { pages: 1 });
        return came;
      }),
  },
  {
    says: 'the page size is ignored',
    foundBy: 'lists.feedbackList',
    plant: () => only('feedbackList', (sent, forward) => forward(withBody(sent, { pageSize: 100 }))),
  },
  {
    says: 'mails have the earliest first',
    foundBy: 'lists.history',
    plant: () => paging('getMail2', (page) => (page.list = page.list.toReversed())),
  },
  {
    says: 'a page beyond the last is the last again',
    foundBy: 'lists.history',
    plant: () => {
      let last: unknown[] = [];
      return paging('pointsLog', (page) => {
        if (page.list.length > 0) last = page.list;
        else page.list = last;
      });
    },
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
