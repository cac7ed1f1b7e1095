import { tooOften, wrongCode } from '#contract/codes.ts';
import { codeTypes } from '#contract/loginKinds.ts';
import { Skipped } from './check.ts';
import type { Exchange, World } from './network.ts';
import { done } from './expect.ts';
import type { Config } from './options.ts';
import type { Player } from './players.ts';

/** The state of a receiving account that accepts payouts. */
const good = 1;
const copies = 6;

/** A one-time code for a withdrawal, and whether it is its own; waits once if codes are requested too often. */
export async function codeFor(player: Player, { smsCode: known }: Config, wait: World['wait']) {
  const ask = () => player.call('smsSend', { mobile: '', type: codeTypes.withdraw });
  let sent = await ask();
  if (sent.verdict === tooOften) {
    await wait(((sent.answer as { retryAfter?: number }).retryAfter ?? 60) * 1_000);
    sent = await ask();
  }
  if (sent.verdict === tooOften) throw new Skipped('The regular player can’t request a code at the moment (429)');
  const { debugCode } = done(sent);
  const smsCode = debugCode ?? known;
  if (!smsCode) throw new Skipped('The configuration has no "smsCode"');
  return { smsCode, isOwnCode: Boolean(debugCode) };
}

/** Sends six copies of a player's minimum withdrawal at once; returns the state before, and the answers. */
export async function placeWithdrawal(player: Player, config: Config, { wait }: World) {
  const before = done(await player.call('getExchange'));
  if (before.withdrawalNumber === 0) throw new Skipped('The regular player has no withdrawal left today');
  if (before.verification !== 'otp')
    throw new Skipped('Withdrawals are confirmed by the safebox password, not by a code');
  const account = done(await player.call('getBankInfo')).list.find(({ status }) => status === good);
  const method = before.methods.find(({ name, status }) => name === account?.name && status === 1);
  if (!account || !method)
    throw new Skipped('The regular player has no approved receiving account of an open payout method');
  const amount = method.minAmount;
  if (before.withdrawable < amount) throw new Skipped('The regular player has too little to withdraw');
  const { smsCode, isOwnCode } = await codeFor(player, config, wait);
  const body = { amount, name: account.name, accountId: account.id, smsCode };
  const answers = await player.copies('exchange', body, copies);

  /** Tries to withdraw another amount: with the code that is used up, and with a new one where that is refused. */
  async function withdraw(other: number, more: { accountId?: number } = {}): Promise<Exchange<'exchange'>> {
    const changed = { ...body, ...more, amount: other };
    const sent = await player.call('exchange', changed);
    if (sent.verdict !== wrongCode) return sent;
    return player.call('exchange', { ...changed, smsCode: (await codeFor(player, config, wait)).smsCode });
  }

  return { player, amount, most: method.maxAmount, before, body, answers, isOwnCode, withdraw };
}
