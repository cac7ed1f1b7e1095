import { expect, test } from 'vitest';
import { openProviders } from './providers.ts';

const offer = (type: 3 | 4 | 5, more: object = {}) => ({
  type,
  appId: 'perlas',
  enabled: true,
  url: 'https://id.example/authorize',
  ...more,
});

test.each([
  ['before the config has loaded', null, []],
  ['with an empty config', {}, []],
  ['with all of them, in any order', { socialMedia: [offer(4), offer(3), offer(5)] }, ['google', 'facebook', 'line']],
  ['with one that is off', { socialMedia: [offer(5, { enabled: false }), offer(3)] }, ['facebook']],
  ['with one without an app id', { socialMedia: [offer(5, { appId: '' })] }, []],
  ['with one without an address', { socialMedia: [offer(5, { url: null })] }, []],
])('%s: open providers', (_, config, open) => expect(openProviders(config)).toEqual(open));
