// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { Foil } from './Foil.tsx';

/** More grains than any foil has, so that endless painting fails. */
const mostGrains = 10_000;

afterEach(() => vi.restoreAllMocks());

/** Draws a foil of this size; resolves with whether it covers the prize. */
async function cover(width: number, height: number): Promise<boolean | undefined> {
  let grains = 0;
  const context = {
    createLinearGradient: () => ({ addColorStop() {} }),
    fillRect() {},
    beginPath() {},
    fill() {},
    arc() {
      grains += 1;
      if (grains > mostGrains) throw new Error('It paints without an end');
    },
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  let covered: boolean | undefined;
  await render(<Foil off={false} onEnough={() => {}} onCover={(now) => (covered = now)} />);
  return covered;
}

test('a foil with a size covers the prize (DI-06)', async () => expect(await cover(300, 280)).toBe(true));

test.each([
  [0, 280],
  [300, 0],
  [0, 0],
])('a foil of %i by %i pixels covers nothing, and painting ends (DI-06)', async (width, height) =>
  expect(await cover(width, height)).toBe(false),
);
