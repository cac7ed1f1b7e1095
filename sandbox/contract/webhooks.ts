import { payoutReport, paymentReport, walletSteps } from '../operator/http/partners.ts';
import { signNotice } from '../payments/notice.ts';
import { signatureHeader } from '../signature.ts';
import { jsonSchema, objectOf, type Json } from './jsonSchema.ts';

const signature = {
  name: signatureHeader,
  in: 'header',
  required: true,
  description: 'Hex HMAC-SHA256 of the raw body, with the secret that the two share',
  schema: { type: 'string', pattern: '^[\\da-f]{64}$' },
};

const ended = objectOf({ ok: { const: true }, outcome: { type: 'string', maxLength: 64 } }, ['ok', 'outcome']);
const inJson = (schema: Json) => ({ content: { 'application/json': { schema } } });

interface Webhook {
  summary: string;
  description: string;
  done?: string;
  schema: Json;
  example: object;
  answer?: Json;
  signed?: boolean;
}

const webhook = (
  name: string,
  { summary, description, done = 'Taken, or known already', schema, example, answer = ended, signed = true }: Webhook,
) => ({
  post: {
    operationId: name,
    summary,
    description,
    tags: ['partner'],
    security: [],
    ...(signed && { parameters: [signature] }),
    requestBody: { required: true, content: { 'application/json': { schema, example } } },
    responses: {
      200: { description: done, ...inJson(answer) },
      400: { description: 'Not of this form' },
      403: { description: 'A signature that isn’t right' },
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
  session: { summary: 'A game begins: who plays', example: { launch: 'c0ffee' }, answer: launched },
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

/** The secret of the example of a payment's report. */
export const exampleSecret = 'a secret of the two';
const paid = { orderNo: 'R1001', status: 'paid', amount: 50_000 } as const;

/** What the operator's partners send: the payment gateway's reports, and the calls of the wallet by game providers. */
export function webhooks() {
  return {
    payment: webhook('webhook.payment', {
      summary: 'A payment was decided',
      description:
        'The gateway reports it at least once: it has one effect however often it arrives, none if its amount differs (409), and is credited even if the order has expired meanwhile. `sign` is the hex HMAC-SHA256 of the JSON object of `orderNo`, `status` and `amount`, in this order and without spaces. Until it is answered with 200 it is sent again, ever more rarely.',
      schema: jsonSchema(paymentReport),
      example: { ...paid, sign: signNotice(paid, exampleSecret) },
      signed: false,
    }),
    payout: webhook('webhook.payout', {
      summary: 'A withdrawal has ended',
      description: 'One effect however often it arrives; `returned` gives all of it back, with the fee.',
      schema: jsonSchema(payoutReport),
      example: { orderNo: 'W1001', status: 'returned', reason: 'The account is closed' },
    }),
    ...Object.fromEntries(
      Object.entries(steps).map(([name, step]) => [
        `wallet.${name}`,
        webhook(`wallet.${name}`, {
          ...step,
          description: 'Of the sandbox’s game provider: a provider of yours has a wallet interface of its own.',
          schema: jsonSchema(walletSteps[name as keyof typeof walletSteps]),
        }),
      ]),
    ),
  };
}
