import type { LotteryType } from '#contract/rewards/lottery.ts';
import type { Db } from '#sandbox/db/tables.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { roundToDraw, undrawnRound } from './rounds.ts';

type Operator = Pick<OperatorContext, 'db' | 'draws'>;
type Round = Awaited<ReturnType<typeof roundToDraw>>;

/** How long players' calls wait for a draw, from its beginning on, milliseconds. */
const longestWait = 1_000;

/**
 * The lottery round for players' calls: the next one to be drawn; or, while the draw of a due one takes long, that one
 * as it is stored, not drawn yet.
 */
export async function roundToShow(operator: Operator, type: LotteryType, time: number): Promise<Round> {
  const stored = await undrawnRound(operator.db, type);
  if (stored && stored.drawTime > time) return stored;
  const drawn = (await drawnSoon(operator, type, time)) ?? (await undrawnRound(operator.db, type));
  return drawn ?? (await roundToDraw(operator, type, time));
}

/** The draws in progress that players' calls have begun. */
const inProgress = new WeakMap<Db, Map<LotteryType, Promise<Round | undefined>>>();

/** The round after a draw, which all concurrent calls wait for; undefined once the draw has taken long. */
function drawnSoon(operator: Operator, type: LotteryType, time: number): Promise<Round | undefined> {
  const draws = inProgress.get(operator.db) ?? new Map<LotteryType, Promise<Round | undefined>>();
  inProgress.set(operator.db, draws);
  const known = draws.get(type);
  if (known) return known;
  const draw = roundToDraw(operator, type, time);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), longestWait);
  });
  const soon = Promise.race([draw, late]);
  draws.set(type, soon);
  const end = () => {
    clearTimeout(timer);
    draws.delete(type);
  };
  // A draw that fails after everybody has gone on fails again for the next call, and is reported by the regular runs.
  void draw.then(end, end);
  return soon;
}
