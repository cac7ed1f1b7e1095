import { payoutReport, paymentReport, walletSteps } from '../operator/api/partners.ts';
import { sign, signatureHeader } from '../signature.ts';
import { partnerHeader, signedText, timeHeader } from '../signedCall.ts';
import { jsonSchema, objectOf, type Json } from './jsonSchema.ts';
import { notOfThisForm, walletRefusals } from './walletRefusals.ts';

const paid = { orderNo: 'R1001', status: 'paid', amount: 50_000 } as const;

/** The key of the example payment report, and the report sent with it. */
export const exampleKey = 'a key of the two';
export const exampleCall = {
  method: 'POST',
  path: '/webhooks/payment',
  time: 1_764_235_827_000,
  partner: 'gateway',
  body: JSON.stringify(paid),
};

/** The headers of a partner’s signed call. */
const signedBy = (partner: string) => [
  {
    name: partnerHeader,
    in: 'header',
    required: true,
    description: 'The name by which you know the partner',
    schema: { type: 'string', pattern: String.raw`^[\w-]{1,32}$` },
    example: partner,
  },
  {
    name: timeHeader,
    in: 'header',
    required: true,
    description:
      'When it was sent, epoch milliseconds; more than five minutes from your clock, before or after, is refused with 403 and `error` `time`',
    schema: { type: 'string', pattern: String.raw`^\d{1,15}$` },
    example: String(exampleCall.time),
  },
  {
    name: signatureHeader,
    in: 'header',
    required: true,
    description:
      'Hex HMAC-SHA256, with the key of this partner and purpose, of five parts joined by line feeds: `v1`, the method with the path and query of the address (`POST /webhooks/payment`), the time and the partner as in the headers, and the raw body',
    schema: { type: 'string', pattern: String.raw`^[\da-f]{64}$` },
    example: sign(signedText(exampleCall), exampleKey),
  },
];

const ended = objectOf({ ok: { const: true }, outcome: { type: 'string', maxLength: 64 } }, ['ok', 'outcome']);
const inJson = (schema: Json) => ({ content: { 'application/json': { schema } } });

interface Webhook {
  summary: string;
  description: string;
  done?: string;
  schema: Json;
  example: object;
  answer?: Json;
  refusals?: Readonly<Record<number, string>>;
}

const webhook = (
  name: string,
  { summary, description, done = 'Taken, or known already', schema, example, answer = ended, refusals = {} }: Webhook,
  partner = exampleCall.partner,
) => ({
  post: {
    operationId: name,
    summary,
    description,
    tags: ['partner'],
    security: [],
    parameters: signedBy(partner),
    requestBody: { required: true, content: { 'application/json': { schema, example } } },
    responses: {
      200: { description: done, ...inJson(answer) },
      400: { description: notOfThisForm },
      403: { description: '`signature` isn’t right, or `time` too far off' },
      ...Object.fromEntries(Object.entries(refusals).map(([status, why]) => [status, { description: why }])),
      '4XX': { description: 'It will never be taken' },
      '5XX': { description: 'Send it again later' },
    },
  },
});

const session = 'f3a1c2d4';
const roundId = 'round-1';
/** The balance after it, hundredths. */
const coin = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const balance = objectOf({ coin }, ['coin']);
const launched = objectOf({ session: { type: 'string', maxLength: 128 }, coin, minBet: coin, maxBet: coin }, [
  'session',
]);

const steps = {
  session: {
    summary:
      'A game begins: who plays. A provider that has forgotten a game names its `session` as well, and gets the same answer until that is closed',
    example: { launch: 'c0ffee' },
    answer: launched,
  },
  balance: { summary: 'The balance in play', example: { session }, answer: balance },
  bet: {
    summary: 'A stake; a round has one, and a repeated one is refused with 409 and `error` `alreadyTaken`',
    done: 'Taken, as only the first copy is',
    example: { session, roundId, amount: 500 },
    answer: balance,
  },
  win: {
    summary: 'The end of a round, 0 where it is lost',
    example: { session, roundId, amount: 1_250 },
    answer: balance,
  },
  rollback: { summary: 'A round that the provider takes back', example: { session, roundId }, answer: balance },
} satisfies { [S in keyof typeof walletSteps]: { summary: string; done?: string; example: object; answer: Json } };

/** The partners' calls: the payment gateway's reports, and the game providers' wallet calls. */
export function webhooks() {
  return {
    payment: webhook('webhook.payment', {
      summary: 'A payment was decided',
      description:
        'The gateway reports it at least once: it has one effect however often it arrives, none if its amount differs (409), and is credited even if the order has expired meanwhile. Until it is answered with 200 it is sent again, ever more rarely and signed anew each time.',
      schema: jsonSchema(paymentReport),
      refusals: { 404: '`unknown`: no such order', 409: '`mismatch`: the order has another amount' },
      example: paid,
    }),
    payout: webhook('webhook.payout', {
      summary: 'A withdrawal has ended',
      description: 'One effect however often it arrives; `returned` gives all of it back, with the fee.',
      schema: jsonSchema(payoutReport),
      refusals: { 404: '`unknown`: no such withdrawal' },
      example: { orderNo: 'W1001', status: 'returned', reason: 'The account is closed' },
    }),
    ...Object.fromEntries(
      Object.entries(steps).map(([name, step]) => [
        `wallet.${name}`,
        webhook(
          `wallet.${name}`,
          {
            ...step,
            description:
              'Of the sandbox’s game provider: a provider of yours has a wallet interface of its own. A refusal has the reason as its `error`, and nothing was moved. After a 5xx, or none at all, nobody knows: a bet is rolled back then, a win sent again.',
            refusals: walletRefusals,
            schema: jsonSchema(walletSteps[name as keyof typeof walletSteps]),
          },
          'game',
        ),
      ]),
    ),
  };
}
