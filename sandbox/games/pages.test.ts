import { expect, test } from 'vitest';
import { files } from './files.ts';
import { gamePage } from './gamePage.ts';
import { kindOf, kinds } from './kinds/kinds.ts';
import { wordsFor } from './words/words.ts';

/** The maximum total size of the parts of one page, uncompressed, in bytes. */
const budget = 60_000;

const games = [
  'Golden Carabao',
  'Kundiman Bingo',
  'Marlin Fishing',
  'Lotus Live',
  'Plaza Roulette',
  'Tiger Poker',
  'Parol Dice',
  'Festival Color Game',
  'Comet Crash',
  'Falcon League',
].flatMap((gameName) => ['en', 'fil'].map((lang) => ({ gameName, lang })));

const seat = { session: 's1', launch: 'c0ffee', gameId: 1023, demo: false, coin: 50_000, bets: [100, 200], origin: '' };

test.each(games)(
  '$gameName in $lang offers every choice, labels everything and shows its return',
  async ({ gameName, lang }) => {
    const words = wordsFor(lang);
    const kind = kindOf(gameName);
    const page = String(await gamePage({ ...seat, gameName }, words));
    const { choices, rtp } = kinds[kind];
    for (const choice of choices) if (choice) expect(page).toContain(`value="${choice}"`);
    expect(page).toContain(`>${words.kinds[kind].play}</button>`);
    expect(page).toContain(`${(Math.min(...choices.map(rtp)) * 100).toFixed(2)}%`);
    expect(page).not.toMatch(/undefined|\[object|\{\w+\}<|NaN/);
    const drawn = new Set(Array.from(page.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id));
    for (const [, used] of page.matchAll(/<use href="#(drawn-[^"]+)"/g)) expect(drawn).toContain(used);
    const ids = Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const parts = [
      'game.css',
      `${kind}.css`,
      `${kind}.js`,
      'round.js',
      'view.js',
      'server.js',
      'lobby.js',
      'sound.js',
      'motion.js',
    ];
    const sizes = parts.map((part) => files[part]!.body.length);
    expect(sizes.reduce((sum, size) => sum + size, page.length)).toBeLessThan(budget);
  },
);
