import { play } from './play.js';

// So many minutes, as `npm run soak:browser -- 30` says.
const [minutes = '1'] = process.argv.slice(2);
play('browser.spec', { SOAK_MINUTES: minutes });
