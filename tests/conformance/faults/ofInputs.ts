import { storable } from '#contract/storable.ts';
import { answer, only, withBody, type Fault } from './fault.ts';

/** Faults of inputs: what the contract doesn’t allow is taken. */
export const ofInputs: Fault[] = [
  {
    says: 'a missing field is treated as an empty one',
    foundBy: 'inputs.missing',
    plant: () =>
      only('exchangeStatus', (sent, forward) => forward(withBody(sent, { orderNo: sent.body['orderNo'] ?? '' }))),
  },
  {
    says: 'the refusal of a missing field names another field',
    foundBy: 'inputs.missing',
    plant: () =>
      only('exchangeStatus', async (sent, forward) => {
        const came = await forward(sent);
        if (came.body['errcode'] === 400) came.body['field'] = 'body';
        return came;
      }),
  },
  {
    says: 'a value of any type is converted to a text',
    foundBy: 'inputs.type',
    plant: () =>
      only('exchangeStatus', (sent, forward) => forward(withBody(sent, { orderNo: String(sent.body['orderNo']) }))),
  },
  {
    says: 'half a surrogate pair is replaced',
    foundBy: 'inputs.surrogate',
    plant: () =>
      only('exchangeStatus', (sent, forward) =>
        forward(withBody(sent, { orderNo: storable(String(sent.body['orderNo'])) })),
      ),
  },
  {
    says: 'a number beyond its range is reduced to the maximum',
    foundBy: 'inputs.range',
    plant: () =>
      only('rechargeRecord', (sent, forward) =>
        forward(withBody(sent, { pageNum: Math.min(Number(sent.body['pageNum']), 1_000) })),
      ),
  },
  {
    says: 'an amount below zero loses its sign',
    foundBy: 'inputs.below',
    plant: () =>
      only('safeboxTransfer', (sent, forward) => {
        const { amount } = sent.body;
        return forward(typeof amount === 'number' ? withBody(sent, { amount: Math.abs(amount) }) : sent);
      }),
  },
  {
    says: 'a text with NUL causes a server error',
    foundBy: 'inputs.nul',
    plant: () => async (sent, forward) =>
      sent.path === 'rechargeStatus' && String(sent.body['orderNo']).includes('\0')
        ? answer({ errcode: 500 }, 500)
        : forward(sent),
  },
  {
    says: 'a fraction of a hundredth is rounded',
    foundBy: 'inputs.fraction',
    plant: () => (sent, forward) => {
      const { amount } = sent.body;
      return forward(typeof amount === 'number' ? withBody(sent, { amount: Math.floor(amount) }) : sent);
    },
  },
  {
    says: 'a text beyond its maximum length is cut',
    foundBy: 'inputs.long',
    plant: () =>
      only('exchangeStatus', (sent, forward) =>
        forward(withBody(sent, { orderNo: String(sent.body['orderNo']).slice(0, 20) })),
      ),
  },
];
