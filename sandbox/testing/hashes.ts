import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';

const scrypt = vi.spyOn(crypto, 'scrypt');
syncBuiltinESMExports();

/** How many times a password has been hashed, or compared with a hash, in this test file. */
export const hashes = () => scrypt.mock.calls.length;
