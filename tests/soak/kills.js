import { play } from './play.js';

// So many times, as `npm run kills -- 50` says.
const [kills = '50'] = process.argv.slice(2);
play('kills.spec', { SOAK_KILLS: kills });
