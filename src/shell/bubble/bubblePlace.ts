import { writeLocal, readLocal } from '#browser/localStore.ts';

/** Where the bubble rests: at a side of the screen, so far down of the way it may go, 0 to 1. Fits every size of screen. */
export interface Place {
  side: 'left' | 'right';
  down: number;
}

/** What the bubble may not leave: the screen less its bars and the parts that aren't safe. Pixels from the upper left corner. */
export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Point {
  x: number;
  y: number;
}

/** The bubble's width and height, pixels. */
export const size = 60;
/** How far an arrow key moves it, in shares of the way. */
const step = 0.1;

const name = 'bubble';
const usual: Place = { side: 'right', down: 0.8 };
const between = (least: number, most: number, value: number) => Math.max(least, Math.min(most, value));

/** Where it was left on this device. */
export function keptPlace(): Place {
  const { side, down } = { ...usual, ...readLocal<Partial<Place>>('device', name, {}) };
  return { side: side === 'left' ? 'left' : 'right', down: Number.isFinite(down) ? between(0, 1, down) : usual.down };
}

/** Remembers where it was left. */
export const keepPlace = (place: Place): void => writeLocal('device', name, place);

/** Its upper left corner, where it rests. */
export const pointOf = ({ side, down }: Place, { left, right, top, bottom }: Bounds): Point => ({
  x: side === 'left' ? left : right - size,
  y: top + down * Math.max(0, bottom - size - top),
});

/** As near to a point as the bounds allow. */
export const within = ({ x, y }: Point, { left, right, top, bottom }: Bounds): Point => ({
  x: between(left, Math.max(left, right - size), x),
  y: between(top, Math.max(top, bottom - size), y),
});

/** Where it comes to rest when it is let go: at the nearest side. */
export function placeAt(point: Point, bounds: Bounds): Place {
  const { x, y } = within(point, bounds);
  const way = bounds.bottom - size - bounds.top;
  const side = x + size / 2 < (bounds.left + bounds.right) / 2 ? 'left' : 'right';
  return { side, down: way > 0 ? (y - bounds.top) / way : 0 };
}

/** Where an arrow key moves it; undefined for any other key. */
export function movedBy(key: string, { side, down }: Place): Place | undefined {
  if (key === 'ArrowLeft') return { side: 'left', down };
  if (key === 'ArrowRight') return { side: 'right', down };
  if (key === 'ArrowUp') return { side, down: between(0, 1, down - step) };
  if (key === 'ArrowDown') return { side, down: between(0, 1, down + step) };
  return undefined;
}
