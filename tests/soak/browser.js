import '../../sandbox/checkNode.js';
import { play } from './play.js';

// Minutes to run, as in `npm run soak:browser -- 30`.
const [minutes = '1'] = process.argv.slice(2);
play('browser.spec', { SOAK_MINUTES: minutes });
