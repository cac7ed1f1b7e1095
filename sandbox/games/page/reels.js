import { frames, isCalm } from './motion.js';

/** Symbols that pass in a millisecond at full speed. */
const speed = 0.02;

/** How long all reels roll at full speed, and how long the first and each further one takes to stop, in milliseconds. */
const timing = { rolling: 500, landing: 600, apart: 280 };

/**
 * How far a reel has to roll on to rest at `stop`, and how long that takes when it slows down evenly from full speed,
 * but not sooner than `leastTime`. Reels roll towards smaller positions.
 *
 * @param {number} position
 * @param {number} stop
 * @param {number} length
 * @param {number} leastTime
 */
export function landing(position, stop, length, leastTime) {
  const least = (speed * leastTime) / 2;
  const next = wrapped(position - stop, length);
  const distance = next + length * Math.ceil(Math.max(0, least - next) / length);
  return { distance, time: (2 * distance) / speed };
}

/**
 * @param {number} position
 * @param {number} length
 */
const wrapped = (position, length) => ((position % length) + length) % length;

/** @param {HTMLElement} strip */
function createReel(strip) {
  const symbols = strip.children.length;
  const length = symbols - 3;
  let position = 0;
  let rolling = false;

  /** @param {number} at */
  function show(at) {
    position = wrapped(at, length);
    strip.style.transform = `translateY(${(-100 * position) / symbols}%)`;
  }

  return {
    show,
    roll() {
      const from = position;
      rolling = true;
      void frames((elapsed) => {
        if (rolling) show(from - speed * elapsed);
        return rolling;
      });
    },
    /**
     * @param {number} stop
     * @param {number} leastTime
     */
    async land(stop, leastTime) {
      rolling = false;
      const from = position;
      const { distance, time } = landing(from, stop, length, leastTime);
      await frames((elapsed) => {
        const left = Math.max(0, 1 - elapsed / time);
        show(left > 0 ? from - distance * (1 - left * left) : stop);
        return left > 0;
      });
    },
    /** @param {number} row */
    cell: (row) => strip.children.item(Math.round(position) + row),
  };
}

/**
 * The reels. They only ever show what the server drew; for who prefers less motion they show it at once.
 *
 * @param {() => void} onLand
 */
export function createReels(onLand) {
  const strips = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.strip'));
  const reels = Array.from(strips, createReel);
  let since = 0;

  return {
    cell: (/** @type {number} */ reel, /** @type {number} */ row) => reels[reel]?.cell(row),
    /** @param {number[]} stops */
    show: (stops) => reels.forEach((reel, at) => reel.show(stops[at] ?? 0)),
    roll() {
      since = performance.now();
      if (!isCalm()) reels.forEach((reel) => reel.roll());
    },
    /** @param {number[]} stops */
    async land(stops) {
      await new Promise((resolve) => setTimeout(resolve, since + timing.rolling - performance.now()));
      await Promise.all(
        reels.map(async (reel, at) => {
          const stop = stops[at] ?? 0;
          if (isCalm()) reel.show(stop);
          else await reel.land(stop, timing.landing + at * timing.apart);
          onLand();
        }),
      );
    },
  };
}
