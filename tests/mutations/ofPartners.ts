import type { Mutation } from './mutation.ts';

const found = { test: 'sandbox/operator/api/partners.test.ts' };

/** Mutations of the checks of partners' signatures, each planted alone. */
export const ofPartners: Mutation[] = [
  {
    name: 'a signature is accepted for any call of its partner',
    changes: [
      { file: 'sandbox/signedCall.ts', from: '`${method} ${path}`, time', to: '`${method}${path && 1}`, time' },
    ],
    found,
  },
  {
    name: 'a signature never expires',
    changes: [
      {
        file: 'sandbox/signedCall.ts',
        from: `Math.abs(skew) <= signatureLife ? 'right' : 'time'`,
        to: `signatureLife > 0 ? 'right' : 'time'`,
      },
    ],
    found,
  },
  {
    name: 'a signature with the payments key is accepted for payouts',
    changes: [
      {
        file: 'sandbox/operator/http/partnerGate.ts',
        from: `key: keys[purpose] }`,
        to: `key: keys[purpose === 'payout' ? 'payment' : purpose] }`,
      },
    ],
    found,
  },
  {
    name: 'a signature of the body alone is accepted from every partner',
    changes: [
      {
        file: 'sandbox/operator/http/oldForm.ts',
        from: `?? { until: 0, from: [] }`,
        to: `?? { until: Infinity, from: [address] }`,
      },
    ],
    found,
  },
  {
    name: 'a payment report signed in its body is accepted as a payout report',
    changes: [
      {
        file: 'sandbox/operator/http/oldForm.ts',
        from: `if (purpose !== 'payment') return verify`,
        to: `if (partner !== 'gateway') return verify`,
      },
    ],
    found,
  },
  {
    name: 'a forged signature is answered with the operator’s time',
    changes: [
      {
        file: 'sandbox/operator/http/partnerGate.ts',
        from: `verdict === 'time' ? { error: 'time', serverTime }`,
        to: `verdict ? { error: 'time', serverTime }`,
      },
    ],
    found,
  },
  {
    name: 'a signature of a link doesn’t cover its purpose',
    changes: [
      {
        file: 'sandbox/signedLink.ts',
        from: `['v1 link', purpose, until, payload]`,
        to: `['v1 link', until, payload]`,
      },
    ],
    found: { test: 'sandbox/signedLink.test.ts' },
  },
  {
    name: 'the old form is accepted from any address',
    changes: [{ file: 'sandbox/operator/http/oldForm.ts', from: ` || !from.includes(address)`, to: `` }],
    found: { test: 'sandbox/operator/api/partners.test.ts' },
  },
  {
    name: 'a call with a time is accepted in the old form',
    changes: [{ file: 'sandbox/operator/http/oldForm.ts', from: `headers.has(timeHeader) || `, to: `` }],
    found: { test: 'sandbox/operator/api/partners.test.ts' },
  },
  {
    name: 'a win refused by the time of its signature is never sent again',
    changes: [
      {
        file: 'sandbox/games/wallet.ts',
        from: `answer.error === wrongTime.error`,
        to: `answer.error === ''`,
      },
    ],
    found: { test: 'sandbox/games/wallet.test.ts' },
  },
];
