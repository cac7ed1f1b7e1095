import { answer, answering, dataOf, only, withBody, type Fault } from './fault.ts';

/** Faults of form: shapes, envelope, tokens, inputs, refusals. */
export const ofShapes: Fault[] = [
  {
    says: 'a balance as a text',
    foundBy: 'shapes.refreshData',
    plant: () => answering('refreshData', (body) => (body['coin'] = String(body['coin']))),
  },
  {
    says: 'a page without its number of pages',
    foundBy: 'shapes.rechargeRecord',
    plant: () => answering('rechargeRecord', (body) => delete dataOf(body)['pages']),
  },
  {
    says: 'an answer without its verdict',
    foundBy: 'shapes.getBankInfo',
    plant: () => answering('getBankInfo', (body) => delete body['errcode']),
  },
  {
    says: 'an answer in the other envelope',
    foundBy: 'shapes.statement',
    plant: () => answering('statement', (body) => Object.assign(body, dataOf(body), { data: undefined })),
  },
  {
    says: 'no version of the contract on refusals',
    foundBy: 'envelope.version',
    plant: () => async (sent, forward) => {
      const came = await forward(sent);
      if (came.body['errcode']) delete came.headers['contract-version'];
      return came;
    },
  },
  {
    says: 'an unknown field that is refused',
    foundBy: 'envelope.unknownFields',
    plant: () => async (sent, forward) =>
      'fieldOfTomorrow' in sent.body ? answer({ code: 400, msg: 'Unknown field' }) : forward(sent),
  },
  {
    says: 'a 401 that is a failure',
    foundBy: 'tokens.missing',
    plant: () => async (sent, forward) =>
      sent.path === 'statement' && !sent.headers['authorization'] ? answer({ error: 'oops' }, 500) : forward(sent),
  },
  {
    says: 'a call that any token opens',
    foundBy: 'tokens.dead',
    plant: () =>
      only('followInfo', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['code'] === 401 || came.body['errcode'] === 401 ? answer({ errcode: 423 }) : came;
      }),
  },
  {
    says: 'a log-out that leaves the token alive',
    foundBy: 'tokens.ended',
    plant: () => only('logout', async () => answer({ errcode: 0 })),
  },
  {
    says: 'a log-out that ends all sessions',
    foundBy: 'tokens.others',
    plant: () => only('logout', (sent, forward) => forward(withBody(sent, { all: true }))),
  },
  {
    says: 'a deposit that any player may look at',
    foundBy: 'tokens.own',
    plant: () =>
      only('rechargeStatus', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['errcode'] === 404 ? answer({ errcode: 0, status: 0, amount: 20_000, coin: 0 }) : came;
      }),
  },
  {
    says: 'a text with NUL that is a failure',
    foundBy: 'inputs.nul',
    plant: () => async (sent, forward) =>
      sent.path === 'rechargeStatus' && String(sent.body['orderNo']).includes('\0')
        ? answer({ errcode: 500 }, 500)
        : forward(sent),
  },
  {
    says: 'a fraction of a hundredth that is rounded',
    foundBy: 'inputs.fraction',
    plant: () => (sent, forward) => {
      const { amount } = sent.body;
      return forward(typeof amount === 'number' ? withBody(sent, { amount: Math.floor(amount) }) : sent);
    },
  },
  {
    says: 'a text without an end',
    foundBy: 'inputs.long',
    plant: () =>
      only('exchangeStatus', (sent, forward) =>
        forward(withBody(sent, { orderNo: String(sent.body['orderNo']).slice(0, 20) })),
      ),
  },
  {
    says: 'a refusal without its code',
    foundBy: 'refusals.amount',
    plant: () =>
      only('createRecharge', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['errcode'] === 3002 ? answer({ msg: 'Too little', min: 10_000 }) : came;
      }),
  },
  {
    says: 'a refusal by a code that the contract doesn’t have',
    foundBy: 'refusals.unknown',
    plant: () =>
      only('exchangeStatus', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['errcode'] === 404 ? answer({ errcode: 9_404 }) : came;
      }),
  },
  {
    says: 'a wrong password without the tries left',
    foundBy: 'refusals.password',
    plant: () =>
      only('accountLogin', async (sent, forward) => {
        const came = await forward(sent);
        delete came.body['left'];
        return came;
      }),
  },
  {
    says: 'a payment page that comes back to anywhere',
    foundBy: 'refusals.returnUrl',
    plant: () =>
      only('createRecharge', (sent, forward) =>
        forward(withBody(sent, { returnUrl: 'http://localhost:4173/wallets' })),
      ),
  },
];
