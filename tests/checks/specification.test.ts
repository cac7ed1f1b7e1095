import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { moneyActs } from '#contract/moneyActs.ts';
import { dialogs as known } from '#shell/pages/dialogs.ts';
import { pages } from '#shell/pages/pages.ts';
import { sources, textOf } from '#tests/support/imports.ts';

const paper = textOf('docs/requirements.md');

/** The items of the list below a line that begins with a word: each `name`, with the guard in parentheses after it. */
function listOf(word: string) {
  const list = new RegExp(`^${word} \\(spec §\\d\\)[^]*?\\n\\n(?<items>(?:- .*\\n)+)`, 'm').exec(paper)?.groups?.[
    'items'
  ];
  return [...(list ?? '').matchAll(/`(?<name>[^`]+)`(?: \((?<guard>[\w-]+)\))?/g)].map(({ groups }) => ({
    name: groups?.['name'] ?? '',
    guard: groups?.['guard'],
  }));
}

const calls = listOf('Calls').map(({ name }) => name);
const addresses = listOf('Addresses');
const dialogs = listOf('Dialogs').map(({ name }) => name);

const acting = ['src', 'worker']
  .flatMap((folder) => sources(folder, '.ts', '.tsx'))
  .filter((file) => !file.startsWith('worker/contract/'))
  .map(textOf)
  .join('\n');

/** The act by which a page sends a call that moves money. */
const actOf = (call: string) => Object.entries(moneyActs).find(([, { endpoint }]) => endpoint === call)?.[0];
/** The ways in which sources name a call; social log-ins are named by their provider. */
const waysToName = (name: string) => [
  `'${name}'`,
  `.money.${name}(`,
  name.replace(/^[a-z]+(Login)$/, '${provider}$1`'),
];
const isNamed = (name: string) => waysToName(name).some((way) => way !== name && acting.includes(way));

test('the specification has 86 calls, 66 addresses and 11 dialogs', () => {
  const names = addresses.map(({ name }) => name);
  expect([calls, names, dialogs].map((list) => new Set(list).size)).toEqual([86, 66, 11]);
});

test('each call is declared, and used by a screen or the worker', () => {
  expect(calls.filter((name) => !(name in endpoints))).toEqual([]);
  expect(calls.filter((name) => !isNamed(name) && !isNamed(actOf(name) ?? name))).toEqual([]);
});

test('each address is a page behind its specified guard', () => {
  const paged = pages.map(({ path: at, rules }) => ({
    name: at.replace(/:(\w+)/g, '{$1}').replace(/^\/withdrawal\/\w+$/, '/withdrawal/{name}'),
    guard: rules.guard,
  }));
  const missing = addresses.filter(
    ({ name, guard }) => !paged.some((page) => page.name === name && (!guard || page.guard === guard)),
  );
  expect(missing).toEqual([]);
});

test('each dialog can be opened', () => {
  expect(dialogs.filter((name) => name !== 'ageNotice' && !(name in known))).toEqual([]);
  expect(textOf('src/index.html')).toContain('<dialog id="age-notice"');
});
