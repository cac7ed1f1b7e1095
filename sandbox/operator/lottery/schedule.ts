import { endOf, startOf } from '#sandbox/manila.ts';
import { drawHour, salesEndBefore, type Lottery } from './lotteries.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
/** The weekday of a midnight as `Date` counts it, from Sunday; weeks start on Monday. */
const weekday = (midnight: number) => (Math.round((midnight - startOf('week', midnight)) / day) + 1) % 7;

/** The first draw of a lottery after a time (LO-01); epoch milliseconds. */
export function drawAfter({ days }: Pick<Lottery, 'days'>, time: number): number {
  for (let midnight = startOf('day', time); ; midnight = endOf('day', midnight)) {
    const draw = midnight + drawHour * hour;
    if (draw > time && days.includes(weekday(midnight))) return draw;
  }
}

/** The last draw of a lottery at or before a time. */
export function drawBefore({ days }: Pick<Lottery, 'days'>, time: number): number {
  for (let midnight = startOf('day', time); ; midnight -= day) {
    const draw = midnight + drawHour * hour;
    if (draw <= time && days.includes(weekday(midnight))) return draw;
  }
}

/** When the sales for a draw end (LO-05). */
export const salesEndOf = (drawTime: number) => drawTime - salesEndBefore;
