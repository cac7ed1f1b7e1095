import { stores } from './stores.ts';

/** The operator's time, as far as known: epoch milliseconds. */
export const operatorTime = () => Date.now() + stores.settings.clockOffset;
