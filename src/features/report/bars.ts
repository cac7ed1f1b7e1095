/** A bar of a chart: its position and size as fractions of the chart from 0 to 1, from the top left. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
  gain: boolean;
}

/** The fraction of its slot that a bar takes; the rest is the gap. */
const share = 0.7;

/** The position of the zero line between the highest and the lowest amount, and the height of one unit. */
function scale(amounts: readonly number[]) {
  const high = Math.max(0, ...amounts);
  const low = Math.min(0, ...amounts);
  return { high, size: high - low || 1 };
}

/** The distance of the zero line from the top, 0 to 1. */
export function zeroOf(amounts: readonly number[]): number {
  const { high, size } = scale(amounts);
  return high / size;
}

/** A bar for each amount: above the zero line for a positive amount, below it for a negative one. */
export function barsOf(amounts: readonly number[]): Bar[] {
  const { high, size } = scale(amounts);
  const place = 1 / amounts.length;
  return amounts.map((amount, at) => ({
    x: (at + (1 - share) / 2) * place,
    y: (high - Math.max(0, amount)) / size,
    width: share * place,
    height: Math.abs(amount) / size,
    gain: amount > 0,
  }));
}
