import { expect, test } from 'vitest';
import { initialStores } from '#contract/stores.ts';
import { asText, diagnostics, type Findings } from './diagnostics.ts';
import { words } from './words.en.ts';

const found: Findings = {
  version: '1.1.6',
  build: 'b1',
  installed: false,
  language: 'fil',
  screen: '390×844 @3',
  browser: 'Chrome',
  networkType: '',
  savesData: false,
  answeredIn: 3.4,
  calls: [
    { call: 'refreshData', id: 'c3', code: 'timeout', ms: 10_000, at: Date.UTC(2026, 10, 21, 5, 59) },
    {
      call: 'online',
      id: 'c2',
      code: 500,
      text: '[POST] "http://operator.test/": 500 No',
      ms: 12,
      at: Date.UTC(2026, 10, 21, 5, 59),
    },
    { call: 'preLogin', id: 'c1', code: 0, ms: 84, at: Date.UTC(2026, 10, 21, 5, 58) },
  ],
  broken: false,
  serviceWorker: 'activated',
  controlled: true,
  updateWaits: false,
  swError: undefined,
  usage: 2_621_440,
  quota: 10_737_418_240,
  persisted: undefined,
  files: 12,
  now: Date.UTC(2026, 10, 21, 6),
  zone: 'Asia/Manila',
};
const said = (stores = initialStores()) => asText(diagnostics(stores, found), (label) => words.en[label]);

test('the report lists the app’s state line by line, with a dash for what is unknown', () => {
  expect(said().split('\n')).toEqual(
    expect.arrayContaining([
      'App',
      '  Newest build: –',
      '  Network type: –',
      '  Last answer from the operator: –',
      '  Worker answers in: 3 ms',
      '  Serves this page: Yes',
      '  Used: 2.5 MB',
      '  Quota: 10.0 GB',
      '  Protected from clean-up: –',
      'Latest calls',
      '  refreshData: timeout · 10000 ms · 13:59:00 · c3',
      '  online: 500 · [POST] "http://operator.test/": 500 No · 12 ms · 13:59:00 · c2',
      '  preLogin: 0 · 84 ms · 13:58:00 · c1',
      '  Device time: 2026-11-21 14:00:00 +08',
      '  Clock difference to operator: 0 ms',
    ]),
  );
});

test('a clock running behind shows a minus sign', () => {
  const stores = initialStores();
  stores.settings.clockOffset = -19;
  expect(said(stores)).toContain('Clock difference to operator: −19 ms');
});

test('an open transaction shows its call, not its request id', () => {
  const stores = initialStores();
  stores.acts = {
    createRecharge: { requestId: 'secret-1', call: 'createRecharge', state: 'uncertain', at: 1 },
    other: undefined,
  };
  expect(said(stores)).toContain('Open transactions: createRecharge uncertain');
  expect(said(stores)).not.toContain('secret-1');
});

test('the report contains no account data, session or balance', () => {
  const stores = initialStores();
  Object.assign(stores.session, { userId: 880_088, savedAccount: 'juan88', epoch: 'epoch-1' });
  Object.assign(stores.wallet, { coin: 123_456 });
  for (const secret of ['880088', 'juan88', 'epoch-1', '123456']) expect(said(stores)).not.toContain(secret);
});
