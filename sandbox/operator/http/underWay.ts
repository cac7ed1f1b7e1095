import { full } from './refusal.ts';

/** Limits what one player has under way at once; `take` refuses more with 429, and returns what ends it. */
export function createUnderWay(most: number) {
  const counts = new Map<number, number>();
  return {
    take(userId: number): () => void {
      const count = counts.get(userId) ?? 0;
      if (count >= most) full();
      counts.set(userId, count + 1);
      return () => {
        const left = counts.get(userId)! - 1;
        if (left > 0) counts.set(userId, left);
        else counts.delete(userId);
      };
    },
  };
}
