/** The number of columns and rows by which the scratched share of a card is measured. */
const size = 24;

/** Above this share a card is revealed automatically (DI-06). */
export const enough = 0.6;

/** A point on a card, as shares of its width and height: 0 to 1. */
export interface Spot {
  x: number;
  y: number;
}

/** The scratched part of a card's foil; `rub` removes a disc and returns the removed share, of 1. */
export function createMask() {
  const off = new Set<number>();
  return {
    rub({ x, y }: Spot, radius: number): number {
      for (let row = 0; row < size; row++) {
        for (let column = 0; column < size; column++) {
          const [dx, dy] = [(column + 0.5) / size - x, (row + 0.5) / size - y];
          if (dx * dx + dy * dy <= radius * radius) off.add(row * size + column);
        }
      }
      return off.size / (size * size);
    },
  };
}

/** The points between two others, close enough that a fast finger leaves no gap. */
export function between(from: Spot, to: Spot, step: number): Spot[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const many = Math.max(1, Math.ceil(Math.hypot(dx, dy) / step));
  return Array.from({ length: many }, (_, place) => {
    const part = (place + 1) / many;
    return { x: from.x + dx * part, y: from.y + dy * part };
  });
}
