import { named, readDirectives, wordOf, type Answered, type Asked, type Directive } from './hosting.ts';

const fits = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Whether a matcher's conditions all hold. */
const holds = (conditions: readonly Directive[], path: string, method: string): boolean =>
  conditions.every(({ words: [kind = '', ...rest] }) => {
    if (kind === 'not') return !holds([{ words: rest }], path, method);
    if (kind === 'method') return rest.includes(method);
    if (kind === 'path') return rest.some((pattern) => fits(pattern, path));
    if (kind === 'path_regexp') return new RegExp(rest[0]!).test(path);
    throw new Error(`The test knows no matcher ${kind}.`);
  });

const headersOf = (directives: readonly Directive[]) =>
  Object.fromEntries(
    named(directives, 'header')
      .flatMap(({ words, inside }) => inside ?? [{ words: words.slice(1) }])
      .map(({ words: [name = '', value = ''] }) => [name.toLowerCase(), value]),
  );

/** How the site of a Caddyfile answers: the first matching `handle` of its route decides; no backend is called. */
export function askCaddy(
  config: string,
  { path, method = 'GET', bytes = 0, files, root }: Asked,
): Answered & { proxied?: string } {
  const site = readDirectives(config, '\n')[0]!.inside!;
  const route = named(site, 'route')[0]!.inside!;
  const matches = (matcher = '*') =>
    matcher.startsWith('@') ? holds(named(route, matcher)[0]!.inside!, path, method) : fits(matcher, path);
  const { inside = [] } = named(route, 'handle').find(({ words }) => matches(words[1]))!;
  const headers = { ...headersOf(site), ...headersOf(inside) };
  const error = (status: number): Answered => ({
    status,
    headers: { ...headers, ...headersOf(named(site, 'handle_errors')[0]!.inside!) },
  });

  const [limit] = named(inside, 'request_body');
  if (limit && bytes > Number(wordOf(limit.inside!, 'max_size'))) return error(413);
  const proxied = wordOf(inside, 'reverse_proxy');
  if (proxied) return { status: 200, headers, proxied };
  const body = wordOf(inside, 'respond');
  if (body !== undefined) return { status: 200, headers, body };
  const status = wordOf(inside, 'error') ?? wordOf(inside, 'redir');
  if (status) return Number(status) < 400 ? { status: Number(status), headers } : error(Number(status));
  const folder = (wordOf(inside, 'root') ?? wordOf(site, 'root')!).slice(root.length);
  const file = folder + (wordOf(inside, 'rewrite') ?? path);
  return files.has(file) ? { status: 200, headers, file } : error(404);
}
