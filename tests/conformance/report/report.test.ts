import { expect, test } from 'vitest';
import type { Name } from '#contract/endpoints.ts';
import { htmlOf } from './html.ts';
import { junitOf } from './junit.ts';
import type { Report } from './report.ts';
import { lineOf, summaryOf } from './summary.ts';

const base = { says: 'A <limit> holds & stays', cites: ['RG-04'], why: '', exchanges: [], milliseconds: 1_500 };
const exchange = {
  call: 'createRecharge',
  sent: { amount: 20_000, password: 'geheim88', session: 'geheim77' },
  status: 200,
  headers: new Headers(),
  answer: {
    errcode: 0,
    token: 'geheim99',
    debugCode: 'geheim66',
    url: 'https://games.example/slots?launch=geheim55',
    data: { payUrl: 'https://pay.example/#geheim44' },
    note: '<script>\u0000\ud800',
  },
  verdict: 0,
  milliseconds: 20,
};
const report: Report = {
  base: 'https://casino.example',
  at: '2026-11-26T04:00:00.000Z',
  results: [
    { ...base, id: 'limits.one', state: 'passed' },
    { ...base, id: 'limits.two', state: 'failed', why: 'Refused with 5003', exchanges: [exchange] },
    { ...base, id: 'play.one', state: 'skipped', why: 'The configuration has no "wallet"' },
  ],
  called: new Map<Name, 'done' | number[]>([
    ['createRecharge', 'done'],
    ['rgAck', [400, 429]],
    ['gameLike', []],
    ['readMails', [401]],
  ]),
  unproven: { alone: ['rgAck', 'gameLike', 'readMails', 'exitGame'], others: ['receiveMail'] },
  stopped: '',
};

test('JUnit has one suite per group, with failures and reasons for skips', () => {
  const xml = junitOf(report);
  expect(xml).toContain('<testsuites name="conformance" tests="3" failures="1" skipped="1" time="4.500">');
  expect(xml.match(/<testsuite name="\w+"/g)).toEqual(['<testsuite name="limits"', '<testsuite name="play"']);
  expect(xml).toContain('name="limits.one: A &lt;limit&gt; holds &amp; stays" time="1.500"/>');
  expect(xml).toContain(
    '<failure message="Refused with 5003">Expected: Refused with 5003\nAsked for by: RG-04\nSent: ',
  );
  expect(xml).toContain('<skipped message="The configuration has no &quot;wallet&quot;"/>');
  expect(xml).not.toMatch(/\p{Surrogate}/u);
  expect(xml).not.toContain('\u0000');
});

test('the page shows what failed, was expected, sent and received, and runs none of it', async () => {
  const page = await htmlOf(report);
  expect(page).toMatch(/^<!doctype html>/);
  for (const told of ['1 kept, 1 not kept, 1 not checked', 'Refused with 5003', 'RG-04', 'HTTP 200', 'RG-04'])
    expect(page).toContain(told);
  expect(page).toContain('A &lt;limit&gt; holds &amp; stays');
  expect(page).not.toContain('<script');
  expect(page).not.toMatch(/(src|href)="(?!#)/);
});

test('no report contains passwords, codes or tokens', async () => {
  const all = [junitOf(report), await htmlOf(report), ...report.results.map(lineOf)].join();
  expect(all).toContain('20000');
  expect(all).not.toContain('geheim');
});

test('the terminal shows one line per passed check, and details for a failed one', () => {
  expect(report.results.map(lineOf)).toEqual([
    'ok   limits.one',
    expect.stringMatching(
      /^FAIL limits\.two\n {7}A <limit> holds & stays\n {7}expected {2}Refused with 5003\n {7}sent {6}POST createRecharge /,
    ),
    'skip play.one\n       The configuration has no "wallet"',
  ]);
  expect(summaryOf(report)).toContain('https://casino.example: 1 passed, 1 failed, 1 skipped. 1 of ');
});

test('the terminal and the page name each call that a player alone can make and that never succeeded', async () => {
  const lines = summaryOf(report).split('\n');
  const ends = [
    '  rgAck, refused with 400, 429',
    '  gameLike, no answer fits the contract',
    '  readMails, 401 alone, since the checks with a player failed before or were skipped',
    '  exitGame, never sent, since the checks with it failed before or were skipped',
  ];
  expect(lines).toEqual(expect.arrayContaining(ends));
  expect(lines.find((line) => line.startsWith('NOT PROVEN: 4 calls'))).toBeTruthy();
  const page = await htmlOf(report);
  expect(page).toContain('<code>rgAck</code>, refused with 400, 429');
  expect(page).toContain('<code>receiveMail</code> needs a mail');
  expect(summaryOf({ ...report, unproven: { alone: [], others: [] } })).not.toContain('NOT PROVEN');
});

test('the page has no heading or list with nothing below it', async () => {
  const whole = { ...report, results: [report.results[0]!], unproven: { alone: [], others: [] } };
  const page = await htmlOf(whole);
  expect(page).not.toContain('never succeeded');
  expect(page).not.toMatch(/<(ul|ol|h2)[^>]*>\s*<\/\1>/);
  expect(await htmlOf(report)).toContain('<h2>Calls that need more than a player, and never succeeded</h2>');
});

test('only where a call was refused with 429 the advice is to raise the cap or to wait', () => {
  expect(summaryOf(report)).toContain('Where that is 429, raise your cap for this run, or run again later. Mend them');
  const unproven = { alone: ['gameLike', 'exitGame'], others: [] } as const;
  expect(summaryOf({ ...report, unproven })).not.toContain('429');
});

test('a run without a player says once how many checks weren’t run, and where to look', async () => {
  const stopped = 'Not run, since the first player couldn’t come in: see the first failure';
  const skipped = ['play.two', 'play.three'].map((id) => ({ ...base, id, state: 'skipped' as const, why: stopped }));
  const without = { ...report, stopped, results: [...report.results, ...skipped] };
  const said = 'NOT RUN: 2 checks, since the first player couldn’t come in: see the first failure.';
  expect(summaryOf(without).split('\n')).toContain(said);
  expect(await htmlOf(without)).toContain(said);
  expect(summaryOf(report)).not.toContain('NOT RUN');
});
