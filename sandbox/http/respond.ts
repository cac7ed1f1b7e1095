import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { brotli, encodingFor } from './encoding.ts';
import { press, type Pressed } from './pressed.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Shorter answers, in characters, are not compressed: they fit in one packet anyway. */
const worthwhile = 860;

const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', vary: 'accept-encoding' };

/** The part of preLogin's answer that is the same for everybody until games or documents change; compressed once and cached. */
const heavy = ['gameListVersion', 'gameTypes', 'brands', 'games', 'notices', 'customerQueue'];

/** Responds with compression: per-request data at a low level, the game list at the highest and only once. */
export function createRespond() {
  const lists = new WeakMap<object, Promise<Pressed>>();

  function listOf(games: object, head: string): Promise<Pressed> {
    const list = lists.get(games) ?? press(head);
    lists.set(games, list);
    return list;
  }

  return async function respond(request: Request, answer: object): Promise<Response> {
    const encoding = encodingFor(request.headers.get('accept-encoding'));
    const { games } = answer as { games?: object };
    if (encoding && games) {
      const { head, tail } = split(answer);
      const body = (await listOf(games, head)).with(tail, encoding);
      return new Response(body, { headers: { ...headers, 'content-encoding': encoding } });
    }
    const text = JSON.stringify(answer);
    if (!encoding || text.length < worthwhile) return new Response(text, { headers });
    const body = await (encoding === 'br' ? brotliAsync(text, brotli(5, text.length)) : gzipAsync(text));
    return new Response(body, { headers: { ...headers, 'content-encoding': encoding } });
  };
}

/** Splits an answer's JSON into the cacheable games and the rest. */
function split(answer: object): { head: string; tail: string } {
  const entries = Object.entries(answer);
  const text = (fields: [string, unknown][]) => JSON.stringify(Object.fromEntries(fields)).slice(1, -1);
  const first = text(entries.filter(([key]) => heavy.includes(key)));
  const rest = text(entries.filter(([key]) => !heavy.includes(key)));
  return { head: `{${first}`, tail: rest ? `,${rest}}` : '}' };
}
