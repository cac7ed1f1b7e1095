import type { openApi } from '../contract.ts';
import type { Operation } from './operation.ts';

/** Lines of a block, indented as the format wants them. */
const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');
const block = (name: string, text: string, [open, close]: readonly [string, string] = ['{', '}']) =>
  `${name} ${open}\n${indented(text.trim())}\n${close}\n`;
const fileOf = (...blocks: string[]) => blocks.join('\n');

/** The example of a call as an act of its own each time it is sent, without the time after which it is too late. */
function inputOf(path: string, { requestBody }: Operation): object {
  const { example } = requestBody.content['application/json'];
  if (!example) throw new Error(`${path} has no example`);
  const { notAfter: _, ...input } = example as { notAfter?: number; requestId?: string };
  return input.requestId === undefined ? input : { ...input, requestId: '{{$guid}}' };
}

/** A request, in which addresses of the app at the origin of the examples follow `base`. */
function requestOf(path: string, operation: Operation, seq: number, origin: string): string {
  const { operationId, description, security } = operation;
  const isPublic = security.some((each) => Object.keys(each).length === 0);
  const body = JSON.stringify(inputOf(path, operation), null, 2).replaceAll(`"${origin}`, '"{{base}}');
  return fileOf(
    block('meta', `name: ${operationId}\ntype: http\nseq: ${seq}`),
    block('post', `url: {{base}}${path}\nbody: json\nauth: none`),
    block('headers', `${isPublic ? '~' : ''}authorization: {{token}}`),
    block('body:json', body),
    block('docs', description),
  );
}

/** After a log-in all calls carry its token; the variable is in memory alone. */
const keepToken = "if (res.body?.token) bru.setVar('token', res.body.token);";

/**
 * The contract's calls as a collection for Bruno, with an environment for the sandbox at this origin: the text of each
 * file by its path. Throws for a call without an example.
 */
export function brunoCollection(
  { info, tags, paths }: ReturnType<typeof openApi>,
  origin: string,
): Record<string, string> {
  const requests = Object.entries(paths).map(([path, { post }], index) => [
    `${post.tags[0]}/${post.operationId}.bru`,
    requestOf(path, post, index + 1, origin),
  ]);
  const folders = tags
    .filter(({ name }) => requests.some(([file]) => file!.startsWith(`${name}/`)))
    .map(({ name, description }, index) => [
      `${name}/folder.bru`,
      fileOf(block('meta', `name: ${name}\nseq: ${index + 1}`), block('docs', description)),
    ]);
  return {
    'bruno.json': `${JSON.stringify({ version: '1', name: `${info.title} ${info.version}`, type: 'collection' }, null, 2)}\n`,
    'collection.bru': fileOf(
      block('headers', 'x-request-id: {{$guid}}'),
      block('script:post-response', keepToken),
      block('docs', info.description),
    ),
    'environments/sandbox.bru': fileOf(block('vars', `base: ${origin}`), block('vars:secret', 'token', ['[', ']'])),
    ...Object.fromEntries([...folders, ...requests]),
  };
}
