import type { Random } from '../random.ts';

const range = 2 ** 32;

/** Seeded random numbers for tests: SplitMix32, without the numbers that would cause a bias. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x9e37_79b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0_aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a_2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  return (below) => {
    const whole = range - (range % below);
    let number = next();
    while (number >= whole) number = next();
    return number % below;
  };
}
