import { expect, test } from 'vitest';
import { jackpotPace, spinPace, tierPace, highlightSteps, type Pace, type Step } from './highlightSteps.ts';

/** All steps of a walk whose result is known at `knownAt`; the steps advance the clock. */
function walked(pace: Pace, cells: number, target: number, knownAt = 0, from = 0): Step[] {
  let time = 0;
  const steps: Step[] = [];
  const way = { cells, from, pace, elapsed: () => time, target: () => (time >= knownAt ? target : undefined) };
  for (const step of highlightSteps(way)) {
    steps.push(step);
    time += step.step;
  }
  return steps;
}

const fastOf = (steps: Step[], { fast }: Pace) => steps.filter(({ step }) => step === fast);

test.each([0, 3, 9])(
  'the jackpot steps 80 ms for 3 s, then 20 ms slower each time until over 300 ms on cell %i (S-07, K-14)',
  (target) => {
    const steps = walked(jackpotPace, 10, target);
    const fast = fastOf(steps, jackpotPace);
    expect(fast).toHaveLength(Math.ceil(3_000 / 80));
    const slow = steps.slice(fast.length).map(({ step }) => step);
    expect(slow).toEqual(slow.map((_, place) => 100 + 20 * place));
    expect(steps.at(-1)).toMatchObject({ cell: target });
    expect(slow.at(-1)).toBeGreaterThan(300);
    expect(slow.length - 12).toBeLessThan(10);
  },
);

test('each step is on the next cell, starting where the last draw ended', () => {
  const cells = walked(jackpotPace, 10, 4, 0, 7).map(({ cell }) => cell);
  expect(cells.slice(0, 4)).toEqual([8, 9, 0, 1]);
  for (const [place, cell] of cells.entries()) if (place > 0) expect(cell).toBe((cells[place - 1]! + 1) % 10);
});

test('the fast phase continues while the result is missing (Q-15)', () => {
  const steps = walked(jackpotPace, 10, 2, 9_000);
  expect(fastOf(steps, jackpotPace)).toHaveLength(Math.ceil(9_000 / 80));
  expect(steps.at(-1)!.cell).toBe(2);
});

test('a wheel of eight ends on every cell within seven seconds', () => {
  for (let target = 0; target < 8; target++) {
    const steps = walked(spinPace, 8, target);
    expect(steps.at(-1)!.cell).toBe(target);
    expect(steps.reduce((sum, { step }) => sum + step, 0)).toBeLessThan(7_000);
  }
});

test('the tier wheel turns for 4 to 6 s, whichever tier it is (M-12)', () => {
  for (let target = 0; target < 4; target++) {
    const steps = walked(tierPace, 4, target);
    expect(steps.at(-1)!.cell).toBe(target);
    const length = steps.reduce((sum, { step }) => sum + step, 0);
    expect(length).toBeGreaterThanOrEqual(4_000);
    expect(length).toBeLessThanOrEqual(6_000);
  }
});
