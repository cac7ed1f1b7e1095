import type { Config } from '../../../worker/contract/endpoints/anonymous.ts';

/** The version of the terms when the operator names none. */
const firstVersion = '1';

/** Which text a player accepts now: it goes along with every registration, and the age notice is asked anew with another one. */
export const termsVersionOf = (config: Pick<Config, 'ageNotice'> | null) => config?.ageNotice?.version ?? firstVersion;
