import { tooOften } from '#contract/codes.ts';
import { authModes } from '#contract/loginKinds.ts';
import { Skipped } from './check.ts';
import { digits, drawn } from './drawn.ts';
import { done } from './expect.ts';
import type { Player } from './players.ts';

/** What binds a new number: its one-time code, requested by a player; skips the check where no code is answered. */
export async function newNumber(player: Player) {
  const mobile = `09${drawn(digits, 9)}`;
  const sent = await player.call('smsSend', { mobile, type: authModes.bind });
  if (sent.verdict === tooOften) throw new Skipped('The operator sends no more codes at the moment (429)');
  const { debugCode: smsCode } = done(sent);
  if (!smsCode) throw new Skipped('smsSend answers no "debugCode", and another code may be good for everybody');
  return { mobile, smsCode };
}
