import { expect, test } from 'vitest';
import { openWays } from './kinds.ts';

test.each([
  ['before the config has come', null, ['phone', 'account']],
  ['with a config that is silent', {}, ['phone', 'account']],
  ['with both, in whatever order', { registration: { kinds: [2, 1] } }, ['phone', 'account']],
  ['with accounts only', { registration: { kinds: [2] } }, ['account']],
  ['with kinds that this app has no form for', { registration: { kinds: [3] } }, []],
])('%s these ways are open', (_, config, ways) => expect(openWays(config)).toEqual(ways));
