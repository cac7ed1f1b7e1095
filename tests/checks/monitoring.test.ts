import { expect, test } from 'vitest';
import { monitoringEvents } from '#contract/monitoring.ts';
import { openApi } from '#sandbox/contract.ts';
import { textOf } from '#tests/support/imports.ts';

const [, rows = ''] = /\n\| event +\| params .*\n((?:\|.*\n)+)/.exec(textOf('docs/operator.md')) ?? [];
const written = Object.fromEntries(
  rows
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .filter(([, event]) => event?.startsWith('`'))
    .map(([, event, params]) => [
      event!.replaceAll('`', ''),
      [...params!.matchAll(/`(\w+)`/g)].map(([, name]) => name!).toSorted(),
    ]),
);

test('docs/operator.md lists every monitoring event with its params', () => {
  const declared = Object.entries(monitoringEvents).map(([name, { params }]) => [
    name,
    Object.keys(params.entries).toSorted(),
  ]);
  expect(written).toEqual(Object.fromEntries(declared));
});

test('the published contract lists the monitoring events', () => {
  const names = Object.keys(monitoringEvents);
  expect(Object.keys(openApi()['x-events'])).toEqual(names);
});
