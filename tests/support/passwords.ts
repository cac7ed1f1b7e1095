import { setPasswordStrength } from '#sandbox/operator/identity/passwords.ts';

/** Hashes that take a tenth of a millisecond, for tests. */
setPasswordStrength(5);
