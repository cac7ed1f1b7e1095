import type { Draws } from '../draws/draws.ts';
import type { CardKind, Prize } from './priceList.ts';

/** The fields of a card, the equal ones that win, and the maximum of any other prize. */
const size = 9;
const winning = 3;
const mostOfOther = 2;

type Field = Pick<Prize, 'propId' | 'count'>;

/**
 * The nine fields of a card for an already drawn prize: three of it, and never three of another. Their positions are
 * random, whatever is won.
 */
export function fieldsOf({ prizes }: CardKind, won: Prize, draws: Pick<Draws, 'numbers'>): Field[] {
  const shuffled = (list: readonly Prize[]) =>
    draws.numbers('fields', list.length, list.length).map((place) => list[place - 1]!);
  const others = prizes.filter(({ id, propId }) => propId !== 0 && id !== won.id);
  const mine = won.propId === 0 ? [] : Array.from({ length: winning }, () => won);
  const filling = shuffled(others.flatMap((prize) => Array.from({ length: mostOfOther }, () => prize)));
  const fields = [...mine, ...filling.slice(0, size - mine.length)];
  return shuffled(fields).map(({ propId, count }) => ({ propId, count }));
}
