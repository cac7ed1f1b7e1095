import { expect, test } from 'vitest';
import { judgeCall } from '../signedCall.ts';
import { httpWallet, WalletRefusal, WrongTime } from './wallet.ts';

const signer = { partner: 'game', key: 'between us', now: () => 1_000 };

/** A wallet whose operator always gives the same answer, and the requests that it received. */
function answering(status: number, answer: unknown) {
  const heard: Request[] = [];
  const wallet = httpWallet('http://operator.test', signer, async (...call) => {
    heard.push(new Request(...call));
    return Response.json(answer, { status });
  });
  return { wallet, heard };
}

const bet = { session: 's1', roundId: 'r1', amount: 500 };

test('a bet is posted as JSON, signed for this call and time (N4)', async () => {
  const { wallet, heard } = answering(200, { coin: 99_500 });
  expect(await wallet.bet(bet)).toEqual({ coin: 99_500 });
  const body = await heard[0]!.clone().text();
  expect(heard[0]!.url).toBe('http://operator.test/wallet/bet');
  expect(JSON.parse(body)).toEqual(bet);
  expect(judgeCall(heard[0]!, body, signer, 1_000).verdict).toBe('right');
});

test('an operator refusal is reported with its own error code', async () => {
  const { wallet } = answering(409, { error: 'insufficient' });
  await expect(wallet.bet(bet)).rejects.toThrow(expect.objectContaining({ code: 'insufficient' }));
});

test('a call refused by its time is not refused for good (N4)', async () => {
  const { wallet } = answering(403, { error: 'time', serverTime: 400_000 });
  await expect(wallet.win(bet)).rejects.toThrow(WrongTime);
  const forged = answering(403, { error: 'signature' });
  await expect(forged.wallet.win(bet)).rejects.toThrow(WalletRefusal);
});

test.each([
  ['an HTTP 500 with an error code', 500, { error: 'insufficient' }],
  ['an HTTP 404 without an error code', 404, {}],
  ['a balance that is not whole hundredths', 200, { coin: 0.5 }],
  ['a negative balance', 200, { coin: -1 }],
])('%s leaves the outcome unknown', async (_, status, answer) => {
  const failure: unknown = await answering(status, answer)
    .wallet.bet(bet)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(WalletRefusal);
});
