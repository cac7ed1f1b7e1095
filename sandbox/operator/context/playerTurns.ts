import { createTurns, type TurnLimits } from '#sandbox/turns.ts';

/**
 * Does players' work in turns, each player's in a queue of their own with these limits, in which `names` take turns;
 * beyond its places `full` is thrown before any work.
 */
export function createPlayerTurns(limits: TurnLimits, full: () => never) {
  const queues = new Map<number, { take: ReturnType<typeof createTurns>; works: number }>();

  return async function inTurn<T>(
    userId: number,
    work: () => Promise<T>,
    names: string | readonly string[] = '',
  ): Promise<T> {
    const own = queues.get(userId) ?? { take: createTurns(limits, full), works: 0 };
    own.works++;
    queues.set(userId, own);
    try {
      return await own.take(names, (place) => place.inTurn(work));
    } finally {
      if (--own.works === 0) queues.delete(userId);
    }
  };
}
