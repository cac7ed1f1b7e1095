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
  ['before the config has come', null, []],
  ['with a config that is silent', {}, []],
  [
    'with all of them, in whatever order',
    { socialMedia: [offer(4), offer(3), offer(5)] },
    ['google', 'facebook', 'line'],
  ],
  ['with one that is off', { socialMedia: [offer(5, { enabled: false }), offer(3)] }, ['facebook']],
  ['with one that nobody knows the app at', { socialMedia: [offer(5, { appId: '' })] }, []],
  ['with one that has no address', { socialMedia: [offer(5, { url: null })] }, []],
])('%s these providers are open', (_, config, open) => expect(openProviders(config)).toEqual(open));
