import { kyc } from './kyc.ts';
import { social } from './social.ts';

/** All other calls; those of a new feature belong here. */
export const asked = { ...social, ...kyc };
