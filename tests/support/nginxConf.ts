import { named, readDirectives, wordOf, type Answered, type Asked, type Directive } from './hosting.ts';

/** The length of a body that nginx accepts where its configuration says nothing. */
const usualBody = 1_048_576;

const isSuccess = (status: number) => status < 400;

/** The location for a path, as nginx picks it: exact match, longest prefix if `^~`, first regex, else that prefix. */
function locationFor(locations: readonly Directive[], path: string): Directive {
  const exact = locations.find(({ words }) => words[1] === '=' && words[2] === path);
  if (exact) return exact;
  const beginnings = locations.filter(
    ({ words }) => (words[1] === '^~' || words.length === 2) && path.startsWith(words.at(-1)!),
  );
  const longest = beginnings.toSorted((a, b) => b.words.at(-1)!.length - a.words.at(-1)!.length)[0]!;
  if (longest.words[1] === '^~') return longest;
  return locations.find(({ words }) => words[1] === '~' && new RegExp(words[2]!).test(path)) ?? longest;
}

function headersOf(directives: readonly Directive[], status: number) {
  const sent = named(directives, 'add_header').filter(({ words }) => words.at(-1) === 'always' || isSuccess(status));
  return Object.fromEntries(sent.map(({ words: [, name = '', value = ''] }) => [name.toLowerCase(), value]));
}

/** How the app's server of an nginx configuration answers, by its location rules; no backend is called. */
export function askNginx(config: string, asked: Asked): Answered & { proxied?: string } {
  const { path, method = 'GET', bytes = 0, files, root } = asked;
  const servers = named(readDirectives(config, ';'), 'server').map((each) => each.inside!);
  const server = servers.find((each) => named(each, 'error_page').length > 0)!;
  const inside = locationFor(named(server, 'location'), path).inside!;
  const answer = (status: number, of = inside): Answered => {
    const own = named(of, 'add_header').length > 0 ? of : server;
    return { status, headers: headersOf(own, status) };
  };
  const missing = () => answer(404, named(server, 'location').find(({ words }) => words[1] === '@missing')!.inside);

  const most = wordOf(inside, 'client_max_body_size') ?? wordOf(server, 'client_max_body_size') ?? usualBody;
  if (bytes > Number(most)) return answer(413);
  const redirect = named(inside, 'if').find(({ words }) => words.includes(`${method})`))?.inside;
  if (redirect) return answer(Number(redirect[0]!.words[1]), redirect);
  const [returned] = named(inside, 'return');
  if (returned?.words[1] === '404') return missing();
  if (returned) return { ...answer(Number(returned.words[1])), body: returned.words[2]! };
  const proxied = wordOf(inside, 'proxy_pass');
  if (proxied) return { ...answer(200), proxied };
  const [rewritten] = named(inside, 'rewrite');
  if (rewritten) return askNginx(config, { ...asked, path: rewritten.words[2]! });
  if (method !== 'GET' && method !== 'HEAD') return answer(405);
  const folder = (wordOf(inside, 'root') ?? wordOf(server, 'root')!).slice(root.length);
  const file = folder + path;
  return files.has(file) ? { ...answer(200), file } : missing();
}
