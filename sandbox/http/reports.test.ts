import { expect, test } from 'vitest';
import { createReports, reportLimits } from './reports.ts';

const type = 'application/csp-report';
const report = (body: string, contentType = type) =>
  new Request('http://localhost/csp', { method: 'POST', body, headers: { 'content-type': contentType } });

test('a report is kept as JSON, and one that is none as it came', async () => {
  const kept: unknown[] = [];
  const reports = createReports(kept, () => 0);
  await reports(report('{"csp-report":{}}'));
  await reports(report('[]', 'application/reports+json; charset=utf-8'));
  await reports(report('{'));
  expect(kept).toEqual([{ 'csp-report': {} }, [], '{']);
});

test.each([
  ['too long', report('x'.repeat(reportLimits.bytes + 1)), 413],
  ['of another kind', report('{}', 'text/html'), 415],
  ['only asked for', new Request('http://localhost/csp'), 405],
])('what is %s is refused', async (_, request, status) => {
  const kept: unknown[] = [];
  const response = await createReports(kept, () => 0)(request);
  expect([response.status, kept]).toEqual([status, []]);
});

test('an address is heard so often in a minute, and others beside it', async () => {
  let time = 0;
  const reports = createReports([], () => time);
  const statusOf = async (peer: string) => (await reports(report('{}'), peer)).status;
  for (let count = 0; count < reportLimits.aMinute; count++) expect(await statusOf('10.0.0.1')).toBe(204);
  expect([await statusOf('10.0.0.1'), await statusOf('10.0.0.2')]).toEqual([429, 204]);
  time = 60_000;
  expect(await statusOf('10.0.0.1')).toBe(204);
});

test('no more are kept than there is room for', async () => {
  const kept: unknown[] = [];
  const reports = createReports(kept, () => 0);
  for (let peer = 0; peer <= reportLimits.kept; peer++) await reports(report('{}'), String(peer));
  expect(kept).toHaveLength(reportLimits.kept);
});
