import { expect, test } from 'vitest';
import { endpoints, type Name } from '#contract/endpoints.ts';
import { openApi } from '../contract.ts';
import { brunoCollection } from './bruno.ts';
import type { Example } from './operation.ts';

const names = Object.keys(endpoints) as Name[];
const act = { requestId: 'sample-request', notAfter: 1_764_235_827_000 };
const origin = 'http://localhost:4173';
const inputOf = (name: Name, base = origin) => ({
  appId: 'perlas',
  call: name,
  text: '}\n{{not a variable',
  returnUrl: `${base}/wallets`,
});
const examples: { [N in Name]?: Example } = Object.fromEntries(
  names.map((name) => {
    const { money, identified } = endpoints[name] as { money?: boolean; identified?: boolean };
    return [
      name,
      { request: { ...inputOf(name), ...((money || identified) && act) }, answer: { errcode: 0 } },
    ] as const;
  }),
);
const contract = openApi({ examples });
const files = brunoCollection(contract, origin);

/** The blocks of a file by their names, indented lines between braces; throws if anything else is in it. */
function blocksOf(text: string): Record<string, string> {
  const blocks = [...text.matchAll(/^(\S+) ([{[])\n((?: {2}.*\n|\n)*)[}\]]\n/gm)];
  expect(blocks.map(([block]) => block).join('\n')).toBe(text);
  return Object.fromEntries(blocks.map(([, name, , content]) => [name!, content!.replaceAll(/^ {2}/gm, '')]));
}

const requests = Object.entries(files).filter(
  ([file]) => !/(^|\/)(bruno\.json|collection\.bru|folder\.bru)$|^env/.test(file),
);

test('every call is a request in the folder of its tag, with its example', () => {
  const calls = names.map((name) => {
    const { tags, operationId } = contract.paths[`/app/v1/${name}`]!.post;
    return `${tags[0]}/${operationId}.bru`;
  });
  expect(requests.map(([file]) => file)).toEqual(calls);
  for (const [at, name] of names.entries()) {
    const { post, 'body:json': body, headers, docs } = blocksOf(requests[at]![1]);
    expect(post).toContain(`url: {{base}}/app/v1/${name}\n`);
    expect(post).toContain('body: json\n');
    expect(headers).toMatch(/^~?authorization: \{\{token\}\}\n$/);
    expect(docs).toContain(contract.paths[`/app/v1/${name}`]!.post.summary);
    const { requestId, ...input } = JSON.parse(body!) as Record<string, unknown>;
    expect(input).toEqual(inputOf(name, '{{base}}'));
    const isAct = 'requestId' in examples[name]!.request;
    expect(requestId, `${name} is an act of its own each time`).toBe(isAct ? '{{$guid}}' : undefined);
  }
});

test('calls that need no log-in are sent without the token until it is ticked', () => {
  const headersOf = (file: string) => blocksOf(files[file]!)['headers'];
  expect(headersOf('public/preLogin.bru')).toBe('~authorization: {{token}}\n');
  expect(headersOf('player/logout.bru')).toBe('authorization: {{token}}\n');
});

test('the collection has a name, folders, and an environment with address and token, which is kept as a secret', () => {
  expect(JSON.parse(files['bruno.json']!)).toMatchObject({ version: '1', type: 'collection' });
  expect(blocksOf(files['environments/sandbox.bru']!)).toEqual({
    vars: `base: ${origin}\n`,
    'vars:secret': 'token\n',
  });
  for (const folder of ['anonymous', 'public', 'player'])
    expect(blocksOf(files[`${folder}/folder.bru`]!)['meta']).toContain(`name: ${folder}\n`);
  const { 'script:post-response': script } = blocksOf(files['collection.bru']!);
  expect(script).toContain("bru.setVar('token', ");
});

test('a contract without examples makes no collection', () => {
  expect(() => brunoCollection(openApi(), origin)).toThrow('anonymous/appConfig has no example');
});
