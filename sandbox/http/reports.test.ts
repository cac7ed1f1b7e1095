import { describe, expect, test } from 'vitest';
import { createReports, reportLimits } from './reports.ts';

const type = 'application/csp-report';
const report = (body: string, contentType = type) =>
  new Request('http://localhost/csp', { method: 'POST', body, headers: { 'content-type': contentType } });

test('a report is stored as JSON, or as raw text when it is not JSON', async () => {
  const kept: string[] = [];
  const reports = createReports(kept, () => 0);
  await reports(report('{"csp-report":{}}'));
  await reports(report('[]', 'application/reports+json; charset=utf-8'));
  await reports(report('{'));
  expect(kept).toEqual(['{"csp-report":{}}', '[]', '"{"']);
});

test.each([
  ['too long', report('x'.repeat(reportLimits.bytes + 1)), 413],
  ['of another content type', report('{}', 'text/html'), 415],
  ['requested with GET', new Request('http://localhost/csp'), 405],
])('a report that is %s is refused', async (_, request, status) => {
  const kept: string[] = [];
  const response = await createReports(kept, () => 0)(request);
  expect([response.status, kept]).toEqual([status, []]);
});

test('reports are rate-limited per address and minute', async () => {
  let time = 0;
  const reports = createReports([], () => time);
  const statusOf = async (peer: string) => (await reports(report('{}'), peer)).status;
  for (let count = 0; count < reportLimits.aMinute; count++) expect(await statusOf('10.0.0.1')).toBe(204);
  expect([await statusOf('10.0.0.1'), await statusOf('10.0.0.2')]).toEqual([429, 204]);
  time = 60_000;
  expect(await statusOf('10.0.0.1')).toBe(204);
});

describe('all reports together', () => {
  const { most, period } = reportLimits.ofAll;

  test('are rate-limited, and none beyond is read', async () => {
    let time = 0;
    const kept: string[] = [];
    const reports = createReports(kept, () => time);
    for (let peer = 0; peer < most; peer++) await reports(report('{}'), `10.0.0.${peer}`);
    const beyond = report('{}');
    const { status, headers } = await reports(beyond, '10.0.1.1');
    expect([status, headers.get('retry-after'), beyond.bodyUsed, kept.length]).toEqual([429, '60', false, most]);
    time = period;
    expect((await reports(beyond, '10.0.1.1')).status).toBe(204);
  });

  test('lose nothing to what is refused of one address', async () => {
    const reports = createReports([], () => 0);
    for (let count = 0; count < reportLimits.aMinute + most; count++) await reports(report('{}'), '10.0.0.1');
    expect((await reports(report('{}'), '10.0.0.2')).status).toBe(204);
  });
});

/** Kept reports, and a function that sends one by its name, a minute after the last. */
function keptReports() {
  const kept: string[] = [];
  let time = 0;
  const reports = createReports(kept, () => time);
  const tell = async (name: string, peer: string) => {
    time += 60_000;
    await reports(report(`"${name}"`), peer);
  };
  return { kept, tell };
}

test('the newest reports are kept, and no address evicts those of others (S29)', async () => {
  const { kept, tell } = keptReports();
  await tell('first', '10.0.0.1');
  for (let count = 0; count < reportLimits.kept + 10; count++) await tell(`noise ${count}`, '10.0.0.2');
  await tell('last', '10.0.0.1');
  expect(kept).toHaveLength(reportLimits.keptOfOne + 2);
  expect([kept[0], kept.at(-1), kept.at(-2)]).toEqual(['"first"', '"last"', `"noise ${reportLimits.kept + 9}"`]);
  for (let peer = 0; peer < reportLimits.kept; peer++) await tell(`of ${peer}`, `10.1.${peer}`);
  expect(kept).toHaveLength(reportLimits.kept);
  expect(kept.at(-1)).toBe(`"of ${reportLimits.kept - 1}"`);
});

test('behind a proxy each browser has its own budget', async () => {
  const reports = createReports([], () => 0);
  const statusOf = async (browser: string) => {
    const request = report('{}');
    request.headers.set('x-forwarded-for', browser);
    return (await reports(request, '127.0.0.1')).status;
  };
  for (let count = 0; count < reportLimits.aMinute; count++) await statusOf('203.0.113.1');
  expect([await statusOf('203.0.113.1'), await statusOf('203.0.113.2')]).toEqual([429, 204]);
});

test('a line with many networks evicts no report of others (S29)', async () => {
  const { kept, tell } = keptReports();
  await tell('first', '10.0.0.1');
  for (let count = 0; count < 25 * reportLimits.keptOfOne; count++)
    await tell(`noise ${count}`, `2001:db8:1:a${10 + (count % 25)}::1`);
  expect(kept[0]).toBe('"first"');
  expect(kept.at(-1)).toBe(`"noise ${25 * reportLimits.keptOfOne - 1}"`);
});
