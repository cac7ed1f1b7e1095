import { answer, dataOf, only, signed, withBody, type Fault } from './fault.ts';
import { lawfulLogins } from './lawfulLogins.ts';
import { lawfulTexts } from './lawfulTexts.ts';
import type { Came } from './sandbox.ts';

/** Another way to keep the papers, and the checks, by the beginnings of their ids, that must pass all the same. */
export interface Lawful extends Pick<Fault, 'says' | 'plant'> {
  passes: readonly string[];
}

/** A change of every answer of the app's API. */
const everywhere =
  (change: (came: Came) => Came): Fault['plant'] =>
  () =>
  async (sent, forward) =>
    /^(wallet|webhooks)|^clock$/.test(sent.path) ? forward(sent) : change(await forward(sent));

/** A value with all booleans as 0 and 1. */
const inNumbers = (came: Came): Came => ({
  ...came,
  body: JSON.parse(JSON.stringify(came.body), (_, each: unknown) =>
    typeof each === 'boolean' ? Number(each) : each,
  ) as Came['body'],
});

/** The codes of refusals that an HTTP status can carry. */
const isStatus = (code: unknown): code is number => typeof code === 'number' && code >= 400 && code < 500;

const ninetyDays = 90 * 24 * 60 * 60 * 1_000;

/** What operators may do otherwise than the sandbox. */
export const lawful: readonly Lawful[] = [
  {
    says: 'an unknown call is answered with HTTP 200 and errcode 404',
    passes: ['envelope'],
    plant: () => async (sent, forward) => (sent.path === 'noSuchCall' ? answer({ errcode: 404 }) : forward(sent)),
  },
  {
    says: 'an unknown call is answered with HTTP 200 and code 404',
    passes: ['envelope'],
    plant: () => async (sent, forward) => (sent.path === 'noSuchCall' ? answer({ code: 404 }) : forward(sent)),
  },
  {
    says: 'HTTP repeats the code of each refusal',
    passes: ['envelope', 'tokens.ended', 'refusals', 'limits.odd', 'protection.lengths', 'account.sessions'],
    plant: everywhere((came) => {
      const code = came.body['errcode'] ?? came.body['code'];
      return isStatus(code) ? { ...came, status: code } : came;
    }),
  },
  {
    says: 'HTTP says 200 with each refusal',
    passes: ['envelope', 'tokens.ended', 'refusals', 'limits.odd', 'protection.lengths', 'account.sessions'],
    plant: everywhere((came) => (came.status < 500 && came.body['errcode'] ? { ...came, status: 200 } : came)),
  },
  {
    says: 'flags are 0 and 1',
    passes: ['lobby', 'account', 'limits.tighter', 'limits.looser', 'protection', 'play.timeLimit'],
    plant: everywhere(inNumbers),
  },
  {
    says: 'every answer has fields of its own',
    passes: ['envelope', 'lobby', 'copies.late', 'deadlines.done', 'lists.rechargeRecord'],
    plant: everywhere((came) => ({ ...came, body: { ...came.body, traceId: 'a1', took: { ms: 3 } } })),
  },
  {
    says: 'pages have no totals',
    passes: ['lists', 'statements'],
    plant: everywhere((came) => {
      const page = (came.body['data'] ?? came.body) as Record<string, unknown>;
      if ('pages' in page) delete page['total'];
      return came;
    }),
  },
  {
    says: 'a win of a round that is settled or was taken back is answered with 200, and pays nothing',
    passes: ['play.once', 'play.rollback'],
    plant: () =>
      only('wallet/win', async (sent, forward) => {
        const came = await forward(sent);
        return ['settled', 'rolledBack'].includes(String(came.body['error'])) ? answer({ coin: 0 }) : came;
      }),
  },
  {
    says: 'a statement may be as long as the account has existed',
    passes: ['refusals.period', 'statements.sum', 'statements.history'],
    plant: () =>
      only('statement', (sent, forward) => {
        const { startTime, endTime } = sent.body as { startTime: number; endTime: number };
        const isLong = startTime < endTime - ninetyDays;
        return forward(isLong ? withBody(sent, { startTime: endTime - ninetyDays }) : sent);
      }),
  },
  {
    says: 'a game’s address has its launch in the path',
    passes: ['play.once', 'play.excluded'],
    plant: (sandbox) => async (sent, forward) => {
      if (sent.path === 'wallet/session') {
        const launch = String(sent.body['launch']).split('/').at(-1);
        return forward(signed(withBody(sent, { launch }), sandbox));
      }
      const came = await forward(sent);
      const { url } = came.body;
      if (sent.path === 'startGame' && typeof url === 'string')
        came.body['url'] = `https://games.example/play/${new URL(url).searchParams.get('launch')}`;
      return came;
    },
  },
  ...lawfulTexts,
  ...lawfulLogins,
  {
    says: 'of several claims at once, all but one are too many',
    passes: ['rewards.once'],
    plant: () => {
      let isBusy = false;
      return only('receiveTaskAward', async (sent, forward) => {
        const isLate = isBusy;
        isBusy = true;
        const came = await forward(sent);
        isBusy = false;
        return isLate && came.body['errcode'] === 409 ? answer({ errcode: 429, retryAfter: 1 }) : came;
      });
    },
  },
  {
    says: 'a report by day has the days without play',
    passes: ['play.days'],
    plant: () =>
      only('betRecordReport', async (sent, forward) => {
        const came = await forward(sent);
        const none = { key: '2026-01-01', betCount: 0, bet: 0, validBet: 0, win: 0, profit: 0 };
        (dataOf(came.body)['list'] as object[]).push(none);
        return came;
      }),
  },
  {
    says: 'an identity check is decided at once',
    passes: ['account.identity'],
    plant: () => async (sent, forward) => {
      const came = await forward(sent);
      if (sent.path === 'addKyc' && came.body['errcode'] === 0) came.body['hasKyc'] = 2;
      if (sent.path === 'kyc') Object.assign(came.body['data'] as object, { status: 2 });
      return came;
    },
  },
];
