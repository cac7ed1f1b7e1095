import { useFeature } from '#data/features.ts';
import { useReply } from '#nav/useReply.ts';

/** The jackpot's tiers, the highest first, by their names, which are the same in every language. */
export const jackpotTiers = [
  ['megaJackpot', 'Mega'],
  ['majorJackpot', 'Major'],
  ['minorJackpot', 'Minor'],
  ['miniJackpot', 'Mini'],
] as const;

/**
 * What the tiers stand at and who won last, as the operator says it to players and visitors, and when it said so (epoch
 * milliseconds); the settings' `jackpot`, `jackpotRibbon` and `winners` switch them off. `known` is whether the operator has answered.
 */
export function useJackpotStands() {
  const [jackpot, ribbon, lastWinners] = [useFeature('jackpot'), useFeature('jackpotRibbon'), useFeature('winners')];
  const { value, at } = useReply('getActivityIds', {});
  const stands = jackpot && ribbon ? value?.jackpot : undefined;
  const winners = lastWinners ? (stands?.winners ?? []) : [];
  return { known: value !== undefined, stands, winners, at };
}
