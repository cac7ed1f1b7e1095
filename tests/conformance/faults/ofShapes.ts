import { answer, answering, dataOf, only, withBody, type Fault } from './fault.ts';

/** The headers of a request without its token. */
const withoutToken = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'authorization'));

/** Faults of form: shapes, envelope, tokens. */
export const ofShapes: Fault[] = [
  {
    says: 'a balance is a text',
    foundBy: 'shapes.refreshData',
    plant: () => answering('refreshData', (body) => (body['coin'] = String(body['coin']))),
  },
  {
    says: 'an amount in a record is a text',
    foundBy: 'shapes.rechargeRecord',
    plant: () =>
      answering('rechargeRecord', (body) => {
        const { list } = dataOf(body) as { list: { amount: unknown }[] };
        for (const line of list) line.amount = String(line.amount);
      }),
  },
  {
    says: 'a page lacks the number of pages',
    foundBy: 'shapes.rechargeRecord',
    plant: () => answering('rechargeRecord', (body) => delete dataOf(body)['pages']),
  },
  {
    says: 'an answer lacks its verdict',
    foundBy: 'shapes.getBankInfo',
    plant: () => answering('getBankInfo', (body) => delete body['errcode']),
  },
  {
    says: 'an answer has the wrong envelope',
    foundBy: 'shapes.statement',
    plant: () => answering('statement', (body) => Object.assign(body, dataOf(body), { data: undefined })),
  },
  {
    says: 'refusals lack the contract version',
    foundBy: 'envelope.version',
    plant: () => async (sent, forward) => {
      const came = await forward(sent);
      if (came.body['errcode']) delete came.headers['contract-version'];
      return came;
    },
  },
  {
    says: 'an unknown field is refused',
    foundBy: 'envelope.unknownFields',
    plant: () => async (sent, forward) =>
      'fieldOfTomorrow' in sent.body
        ? answer({ errcode: 400, msg: 'Unknown field', field: 'fieldOfTomorrow' })
        : forward(sent),
  },
  {
    says: 'a body that isn’t JSON causes a server error',
    foundBy: 'envelope.noJson',
    plant: () => async (sent, forward) => (sent.text === undefined ? forward(sent) : answer({ errcode: 500 }, 500)),
  },
  {
    says: 'an unknown call succeeds',
    foundBy: 'envelope.unknownCall',
    plant: () => async (sent, forward) => {
      const came = await forward(sent);
      return came.status === 404 ? answer({ errcode: 0 }) : came;
    },
  },
  {
    says: 'an unknown call causes a server error',
    foundBy: 'envelope.unknownCall',
    plant: () => async (sent, forward) => {
      const came = await forward(sent);
      return came.status === 404 ? answer({ errcode: 404 }, 500) : came;
    },
  },
  {
    says: 'a call exists though it is configured as missing',
    foundBy: 'without.refused',
    told: { without: ['rankInfo'] },
    plant: () => (sent, forward) => forward(sent),
  },
  {
    says: 'a missing call is answered with 404 even without a token',
    foundBy: 'without.refused',
    told: { without: ['rankInfo'] },
    plant: () => only('rankInfo', async () => answer({ code: 404 })),
  },
  {
    says: 'a call without a token causes a server error instead of a 401',
    foundBy: 'tokens.missing',
    plant: () => async (sent, forward) =>
      sent.path === 'statement' && !sent.headers['authorization'] ? answer({ error: 'oops' }, 500) : forward(sent),
  },
  {
    says: 'a call accepts any token',
    foundBy: 'tokens.dead',
    plant: () =>
      only('followInfo', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['code'] === 401 || came.body['errcode'] === 401 ? answer({ errcode: 423 }) : came;
      }),
  },
  {
    says: 'a public read refuses a dead token',
    foundBy: 'tokens.public',
    plant: () =>
      only('anonymous/appTheme', async (sent, forward) =>
        sent.headers['authorization'] ? answer({ errcode: 401 }, 401) : forward(sent),
      ),
  },
  {
    says: 'preLogin answers a dead token like none',
    foundBy: 'tokens.public',
    plant: () => only('preLogin', (sent, forward) => forward({ ...sent, headers: withoutToken(sent.headers) })),
  },
  {
    says: 'a log-out leaves the token valid',
    foundBy: 'tokens.ended',
    plant: () => only('logout', async () => answer({ errcode: 0 })),
  },
  {
    says: 'a log-out ends all sessions',
    foundBy: 'tokens.others',
    plant: () => only('logout', (sent, forward) => forward(withBody(sent, { all: true }))),
  },
  {
    says: 'a log-out everywhere ends one session',
    foundBy: 'tokens.all',
    plant: () => only('logout', (sent, forward) => forward(withBody(sent, { all: undefined }))),
  },
  {
    says: 'any player can read a deposit’s status',
    foundBy: 'tokens.own',
    plant: () =>
      only('rechargeStatus', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['errcode'] === 404 ? answer({ errcode: 0, status: 0, amount: 20_000, coin: 0 }) : came;
      }),
  },
];
