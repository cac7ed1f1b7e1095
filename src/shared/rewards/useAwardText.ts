import type { Reward } from './showRewards.ts';
import { useProps } from './useProps.ts';

/** Awards in one text: `₱5.00 + 1 lottery ticket`; empty for none. */
export function useAwardText() {
  const propOf = useProps();
  return (awards: readonly Reward[]) => awards.map(({ id, count }) => propOf(id).textOf(count)).join(' + ');
}
