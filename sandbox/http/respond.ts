import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { brotli, encodingFor, type Encoding } from './encoding.ts';
import { press, type Pressed } from './pressed.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Shorter answers, in characters, are not compressed: they fit in one packet anyway. */
const worthwhile = 860;

const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', vary: 'accept-encoding' };

/** A response with this body, and its length in bytes. */
const responseOf = (body: string | Buffer, encoding?: Encoding) =>
  new Response(body, {
    headers: {
      ...headers,
      'content-length': String(Buffer.byteLength(body)),
      ...(encoding && { 'content-encoding': encoding }),
    },
  });

/** The part of preLogin's answer that is the same for all players of a language until games or documents change. */
const heavy = ['gameListVersion', 'gameTypes', 'brands', 'games', 'notices', 'customerQueue'];

/** How many of these parts are kept compressed: the latest and the previous one, in a few languages. */
const keptHeads = 8;

/**
 * Responds with the length, and with compression: per-request data at a low level; the game list at the highest, once
 * per version.
 */
export function createRespond(pressed: typeof press = press) {
  const heads = new Map<string, Promise<Pressed>>();

  function pressedOnce(head: string): Promise<Pressed> {
    const known = heads.get(head);
    if (known) return known;
    const made = pressed(head);
    heads.set(head, made);
    const [oldest] = heads.keys();
    if (heads.size > keptHeads) heads.delete(oldest!);
    return made;
  }

  return async function respond(request: Request, answer: object): Promise<Response> {
    const encoding = encodingFor(request.headers.get('accept-encoding'));
    const { games } = answer as { games?: object };
    if (encoding && games) {
      const { head, tail } = split(answer);
      return responseOf((await pressedOnce(head)).with(tail, encoding), encoding);
    }
    const text = JSON.stringify(answer);
    if (!encoding || text.length < worthwhile) return responseOf(text);
    const body = await (encoding === 'br' ? brotliAsync(text, brotli(5, text.length)) : gzipAsync(text));
    return responseOf(body, encoding);
  };
}

/** Splits an answer's JSON into the part that is kept compressed and the rest. */
function split(answer: object): { head: string; tail: string } {
  const entries = Object.entries(answer);
  const text = (fields: [string, unknown][]) => JSON.stringify(Object.fromEntries(fields)).slice(1, -1);
  const first = text(entries.filter(([key]) => heavy.includes(key)));
  const rest = text(entries.filter(([key]) => !heavy.includes(key)));
  return { head: `{${first}`, tail: rest ? `,${rest}}` : '}' };
}
