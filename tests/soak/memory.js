import '../../sandbox/checkNode.js';
import { browser } from '../tools/browser.js';
import { createPhone } from './phone.js';
import { play } from './play.js';

// Rounds, and the memory of the whole browser in megabytes, as in `npm run soak:memory -- 10 512`.
const [rounds = '10', megabytes = '512'] = process.argv.slice(2);
const phone = createPhone(browser(), { megabytes: Number(megabytes) });
play('memory.spec', { SOAK_ROUNDS: rounds, CHROMIUM_PATH: phone.launcher });
const { killed, most } = phone.memoryUse();
console.log(`The browser used at most ${most} of ${megabytes} MB; killed for want of memory: ${killed}.`);
if (killed > 0) process.exitCode = 1;
phone.remove();
