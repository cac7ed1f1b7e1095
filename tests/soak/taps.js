import '../../sandbox/checkNode.js';
import { browser } from '../tools/browser.js';
import { createPhone } from './phone.js';
import { play } from './play.js';

/** The numbers of games that a small and a large operator's lobby has. */
const lobbies = [300, 5_000];

// Minutes to run with each, and the share of a core that the whole browser has, as in `npm run soak:taps -- 15 0.5`.
const [minutes = '15', cores = '0.5'] = process.argv.slice(2);
const phone = createPhone(browser(), { cores: Number(cores) });
for (const games of lobbies)
  play('taps.spec', { SOAK_MINUTES: minutes, SOAK_GAMES: `${games}`, CHROMIUM_PATH: phone.launcher });
phone.remove();
