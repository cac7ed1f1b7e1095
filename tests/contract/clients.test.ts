import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bruno, generators } from './generators.ts';
import { examplesIn, usesOf } from './uses.ts';

const call = (operationId: string) => ({
  post: {
    operationId,
    requestBody: { content: { 'application/json': { example: { appId: 'perlas' } } } },
    responses: { 200: { content: { 'application/json': { examples: { done: { value: { errcode: 0 } } } } } } },
  },
});

test('docs/contract.md names the client generators that are tried, with their versions', () => {
  const said = readFileSync('docs/contract.md', 'utf8');
  for (const [name, version] of Object.entries(generators)) expect(said).toContain(`| \`${name}\` ${version} `);
  for (const [name, version] of Object.entries(bruno)) expect(said).toContain(`\`${name}\` ${version}`);
});

test('every example of the contract is tried on every generated client', () => {
  const published = { paths: { '/app/v1/anonymous/appConfig': call('anonymous.appConfig') } };
  expect(examplesIn(published).map(({ name }) => name)).toEqual(['AnonymousAppConfig']);
  for (const text of Object.values(usesOf(published))) {
    expect(text).toContain('({"appId":"perlas"});');
    expect(text).toContain('({"errcode":0});');
    expect(text).toContain('// @ts-expect-error AnonymousAppConfig: no verdict\n');
  }
});

test('a call without examples is reported instead of left out', () => {
  const { post } = call('logout');
  const bare = { ...post, requestBody: { content: { 'application/json': {} } } };
  expect(() => usesOf({ paths: { '/app/v1/logout': { post: bare } } })).toThrow('/app/v1/logout has no examples');
});
