/** A bar of a chart whose zero line lies where it has to: all in parts of a whole from 0 to 1, from the top left. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
  gain: boolean;
}

/** How much of its place a bar takes; the rest is the gap. */
const share = 0.7;

/** Where the line of zero lies between the highest and the lowest of all, and how much one of them weighs. */
function scale(amounts: readonly number[]) {
  const high = Math.max(0, ...amounts);
  const low = Math.min(0, ...amounts);
  return { high, size: high - low || 1 };
}

/** How far below the top the line of zero lies, 0 to 1. */
export function zeroOf(amounts: readonly number[]): number {
  const { high, size } = scale(amounts);
  return high / size;
}

/** A bar for each amount: up from the line of zero for more than nothing, down for less. */
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
