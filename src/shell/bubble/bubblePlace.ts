import { writeLocal, readLocal } from '#browser/localStore.ts';

/** The bubble's position on any screen size: the side, and the vertical position as a share of the bounds, 0 to 1. */
export interface Place {
  side: 'left' | 'right';
  down: number;
}

/** Bounds of the bubble: the screen without bars and safe areas. Pixels from the upper left corner. */
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

/** Width and height of the bubble, pixels. */
export const size = 60;
/**
 * The part of a docked bubble that stays on the screen, pixels: no more than the margins of a page and its cards, and
 * while the page scrolls, no more than the margin of the page.
 */
export const peek = { still: 28, scrolling: 14 };
/** Distance of the bounds from the edges of the column, pixels. */
const margin = 8;
/** Movement by an arrow key, as a share of the bounds. */
const step = 0.1;

const name = 'bubble';
const usual: Place = { side: 'right', down: 0.8 };
const between = (least: number, most: number, value: number) => Math.max(least, Math.min(most, value));

/** The place stored on this device. */
export function keptPlace(): Place {
  const { side, down } = { ...usual, ...readLocal<Partial<Place>>('device', name, {}) };
  return { side: side === 'left' ? 'left' : 'right', down: Number.isFinite(down) ? between(0, 1, down) : usual.down };
}

/** Stores the place on this device. */
export const keepPlace = (place: Place): void => void writeLocal('device', name, place);

/** The upper left corner of the bubble at its place. */
export const pointOf = ({ side, down }: Place, { left, right, top, bottom }: Bounds): Point => ({
  x: side === 'left' ? left : right - size,
  y: top + down * Math.max(0, bottom - size - top),
});

/** The upper left corner of the bubble docked at its side, showing `shown` pixels of it. */
export function dockedAt(place: Place, bounds: Bounds, shown: number): Point {
  const { x, y } = pointOf(place, bounds);
  const outward = margin + size - shown;
  return { x: place.side === 'left' ? x - outward : x + outward, y };
}

/** The nearest point inside the bounds. */
export const within = ({ x, y }: Point, { left, right, top, bottom }: Bounds): Point => ({
  x: between(left, Math.max(left, right - size), x),
  y: between(top, Math.max(top, bottom - size), y),
});

/** The place to which the bubble snaps from a point: at the nearest side. */
export function placeAt(point: Point, bounds: Bounds): Place {
  const { x, y } = within(point, bounds);
  const way = bounds.bottom - size - bounds.top;
  const side = x + size / 2 < (bounds.left + bounds.right) / 2 ? 'left' : 'right';
  return { side, down: way > 0 ? (y - bounds.top) / way : 0 };
}

/** The place after an arrow key; undefined for any other key. */
export function movedBy(key: string, { side, down }: Place): Place | undefined {
  if (key === 'ArrowLeft') return { side: 'left', down };
  if (key === 'ArrowRight') return { side: 'right', down };
  if (key === 'ArrowUp') return { side, down: between(0, 1, down - step) };
  if (key === 'ArrowDown') return { side, down: between(0, 1, down + step) };
  return undefined;
}
