import '../../sandbox/checkNode.js';
import { play } from './play.js';

// Number of kills, as in `npm run kills -- 50`.
const [kills = '50'] = process.argv.slice(2);
play('kills.spec', { SOAK_KILLS: kills });
