import type { Reward } from '#contract/signInReply.ts';
import { useProps } from '#shared/rewards/useProps.ts';

/** Awards in one text (E-09): `₱5.00 + ×1 Lottery ticket`. */
export function useAwardText() {
  const propOf = useProps();
  return (awards: readonly Reward[]) => awards.map(({ id, count }) => propOf(id).textOf(count)).join(' + ');
}
