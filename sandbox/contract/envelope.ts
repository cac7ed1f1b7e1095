import { client } from '#contract/client.ts';
import { id, line, time, upTo, longLine } from '#contract/schema.ts';
import { jsonSchema, objectOf, positiveHundredths, type Json } from './jsonSchema.ts';

const aTime = jsonSchema(time);
const aCount = jsonSchema(id);
const aLine = jsonSchema(line);
const aWhole = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };

/** Browsers send no longer referrer. */
const longestReferrer = 4_096;

/** Client fields in the body of every request (spec §7). */
export const common = objectOf({
  appId: aLine,
  channel: { type: 'string', const: client.channel },
  clientReferrer: jsonSchema(upTo(longestReferrer)),
  platform: { type: 'integer', enum: [0, 1], description: '0 mobile, 1 desktop' },
  appVersion: { ...aLine, examples: [client.version] },
  contractVersion: {
    ...aLine,
    description: 'The version of this contract that the app was built with',
    examples: [client.contract],
  },
});

const requestId = {
  type: 'string',
  pattern: '^[\\w-]{8,64}$',
  description:
    'One per act of the player: every copy of the request carries it, and the first answer is given to all; another input under it is refused with 400',
};

const notAfter = {
  ...aTime,
  description:
    'Epoch milliseconds by the server’s clock, a minute after the app sent it: a copy that comes later is refused with 410',
};

/** What every money act carries besides its input. */
export const moneyAct = objectOf({ requestId, notAfter }, ['requestId']);

/** What a write without money may carry, so that its copies have one effect. */
export const identified = objectOf({ requestId });

/** A result code that means success. */
export const success = { type: 'integer', enum: [0, 200] };

/** A result code that means refusal. */
const refused = {
  type: 'integer',
  minimum: 1,
  maximum: 2_147_483_647,
  not: { enum: success.enum },
  description: 'Why not; any code but success',
};

/** The fields that hold result codes, and the refusal schema of each. */
export const refusalNames = { errcode: 'Refusal', code: 'RefusalInCode' } as const;

/** A refusal with its code in this field, and its details. */
export const refusalIn = (verdict: keyof typeof refusalNames): Json =>
  objectOf(
    {
      [verdict]: refused,
      msg: { ...jsonSchema(longLine), description: 'For logs: the app has words of its own' },
      field: { ...aLine, description: 'The input at fault' },
      left: { ...aCount, description: 'Tries left' },
      until: { ...aTime, description: 'Epoch milliseconds' },
      retryAfter: { ...aCount, description: 'Seconds' },
      min: positiveHundredths,
      max: positiveHundredths,
      needBet: { ...positiveHundredths, description: 'Still to be staked (3003)' },
      fee: { ...positiveHundredths, description: 'The fee due now (3009)' },
      bonus: { ...positiveHundredths, description: 'The bonus of this deposit now (3010)' },
      needDeposit: { ...positiveHundredths, description: 'Still to be deposited for a draw (1003)' },
      needTyping: { ...positiveHundredths, description: 'Still to be staked for a draw (1004)' },
      limit: {
        ...aWhole,
        description: 'A limit of the player’s own: hundredths, or minutes of play (5003 to 5005)',
      },
      used: { ...aWhole, description: 'What is used of it' },
      period: { type: 'string', enum: ['day', 'week', 'month'] },
      kind: {
        type: 'string',
        enum: ['loss', 'wager', 'common'],
        description: 'What it limits (5004); a password that many use (400)',
      },
      resetAt: { ...aTime, description: 'When it begins anew, epoch milliseconds' },
      irrevocableUntil: { ...aTime, description: 'Epoch milliseconds (5002)' },
      need: {
        ...aLine,
        description: 'What must be done first, such as kyc, bind, recharge, password (403, 3004, 4002)',
      },
      gameName: { ...aLine, description: 'What is in play (409)' },
      bindTicket: { ...jsonSchema(longLine), description: 'Binds the social account that nobody has yet (2006)' },
    },
    [verdict],
  );
