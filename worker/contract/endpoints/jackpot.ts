import { read, ofFeature } from '../endpoint.ts';
import { jackpotAmounts } from '../entities.ts';
import { balance, flag, id, int, list, optional, record, text, time, type Infer } from '../schema.ts';

/** The minimum and maximum of a tier. */
const section = list(balance);

/**
 * A jackpot winner: `type` as in `drawTypes`, `count` in hundredths where the prop is money, `amountSection` the range
 * of the tier.
 */
const winner = record({
  nickname: text,
  propId: id,
  type: int,
  amountSection: optional(section),
  count: int,
  updateTime: time,
});

export type JackpotWinner = Infer<typeof winner>;

/** Endpoints for the jackpot (spec §7): amounts in hundredths. */
export const jackpot = ofFeature('jackpot', {
  getJackpotDrawInfo: read(
    'What the jackpot stands at, what a draw still asks for, and who won last',
    {},
    {
      total: balance,
      ...jackpotAmounts,
      megaSection: section,
      majorSection: section,
      minorSection: section,
      miniSection: section,
      canReceiveDrawChance: flag,
      needDeposit: balance,
      needTyping: balance,
      nextChanceTime: optional(time),
      jackpotWinnerList: list(winner),
    },
    { wrapped: true, kept: 'user' },
  ),
});
