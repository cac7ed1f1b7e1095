import * as v from 'valibot';
import { signedHeaders, type Signer } from '../signedCall.ts';

const hundredths = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const sessionSchema = v.object({
  session: v.pipe(v.string(), v.nonEmpty()),
  userId: v.number(),
  nickname: v.string(),
  coin: hundredths,
  demo: v.boolean(),
  gameId: v.number(),
  gameName: v.string(),
  minBet: hundredths,
  maxBet: hundredths,
});
const balanceSchema = v.object({ coin: hundredths });
const refusalSchema = v.object({ error: v.string() });

/** The operator's answer to a launch token: player, game and limits. Amounts are hundredths. */
export type WalletSession = v.InferOutput<typeof sessionSchema>;

/** A player's balance in hundredths. */
type WalletBalance = v.InferOutput<typeof balanceSchema>;

/**
 * The provider's client of the operator's wallet. A launch works once, and again with the session that it launched.
 * Bets, wins and rollbacks are idempotent by `roundId`; amounts are hundredths. A `WalletRefusal` is the operator's
 * "no"; a call refused by its time is signed and sent again; after any other error the outcome is unknown.
 */
export interface Wallet {
  session(input: { launch: string; session?: string }): Promise<WalletSession>;
  balance(input: { session: string }): Promise<WalletBalance>;
  bet(input: { session: string; roundId: string; amount: number }): Promise<WalletBalance>;
  win(input: { session: string; roundId: string; amount: number }): Promise<WalletBalance>;
  rollback(input: { session: string; roundId: string }): Promise<WalletBalance>;
}

/** The operator refused: this call has moved nothing. `code` is its error code, such as `insufficient` or `ended`. */
export class WalletRefusal extends Error {
  override readonly name = 'WalletRefusal';
  readonly code: string;

  constructor(code: string) {
    super(`The operator refused: ${code}`);
    this.code = code;
  }
}

/** The operator's clock differs from this one: the call has moved nothing, and is signed and sent again. */
export class WrongTime extends Error {
  override readonly name = 'WrongTime';
}

/** The operator's refusal of a call with a right signature and a wrong time. */
const wrongTime = { status: 403, error: 'time' };

/** Timeout of a call to the operator, in milliseconds. */
export const timeout = 5_000;

/** A wallet client over HTTP: signed JSON to `{base}/wallet/…`. */
export function httpWallet(base: string, signer: Signer, fetch: typeof globalThis.fetch = globalThis.fetch): Wallet {
  async function post(call: keyof Wallet, input: object): Promise<unknown> {
    const body = JSON.stringify(input);
    const address = `${base}/wallet/${call}`;
    const response = await fetch(address, {
      method: 'POST',
      headers: signedHeaders(address, body, signer),
      body,
      signal: AbortSignal.timeout(timeout),
    });
    const answer: unknown = await response.json();
    if (response.ok) return answer;
    if (response.status < 500 && v.is(refusalSchema, answer)) {
      const isOfTime = response.status === wrongTime.status && answer.error === wrongTime.error;
      throw isOfTime ? new WrongTime(`The operator refused the time of ${call}`) : new WalletRefusal(answer.error);
    }
    throw new Error(`The operator answered ${response.status} to ${call}`);
  }
  const moved = async (call: keyof Wallet, input: object) => v.parse(balanceSchema, await post(call, input));

  return {
    session: async (input) => v.parse(sessionSchema, await post('session', input)),
    balance: (input) => moved('balance', input),
    bet: (input) => moved('bet', input),
    win: (input) => moved('win', input),
    rollback: (input) => moved('rollback', input),
  };
}
