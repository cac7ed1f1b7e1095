/** The longer side, in pixels, at which sharpness is measured, and the minimum sharpness of a readable picture. */
export const sharpness = { side: 480, least: 40 };

/**
 * The sharpness of a picture: the variance of its edges, by the four neighbours of each grey pixel. `rgba` is a
 * canvas's pixel data.
 */
export function sharpnessOf(rgba: ArrayLike<number>, width: number, height: number): number {
  const grey = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    return 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!;
  };
  let [count, sum, squares] = [0, 0, 0];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const edge = grey(x - 1, y) + grey(x + 1, y) + grey(x, y - 1) + grey(x, y + 1) - 4 * grey(x, y);
      count++;
      sum += edge;
      squares += edge * edge;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
