import { isDeepStrictEqual } from 'node:util';
import { endpoints, type Name } from '#contract/endpoints.ts';
import { done, must } from './expect.ts';
import type { Exchange } from './network.ts';
import type { Player } from './players.ts';

/** Every call that answers a list in pages. */
export const lists = (Object.keys(endpoints) as Name[]).filter((name) => 'pageNum' in endpoints[name].input.entries);

/** The field that orders a list, and whether its values ascend; by default `time`, the latest first. */
const orders: { [N in Name]?: { field: string; ascends?: true } } = {
  lotteryHistory: { field: 'drawTime' },
  lotteryRecords: { field: 'drawTime' },
  rankInfo: { field: 'rank', ascends: true },
  getJackpotRank: { field: 'rank', ascends: true },
};

/** The page size that holds every list of the checks. */
const whole = 100;
/** The number of pages into which a list is cut. */
const pieces = 3;

interface Page {
  list: Record<string, unknown>[];
  pages: number;
  total?: number | null;
  /** Of everything found, in all pages. */
  sum?: object | null;
}

/** The page in an answer; the ranking of the jackpot has it in `allRank`. */
function pageIn(exchange: Exchange<Name>): Page {
  const answer = done(exchange) as unknown as Page & { allRank?: Page };
  return answer.allRank ?? answer;
}

/** A page size that cuts a list into several pages, the last of them not full where that is possible. */
function pieceOf(count: number): number {
  for (let size = Math.ceil(count / pieces); size < count; size++) if (count % size !== 0) return size;
  return Math.max(count - 1, 1);
}

const inOrder = (values: readonly unknown[], ascends = false) =>
  values.every((value, place) => {
    if (place === 0) return true;
    const [before, after] = [Number(values[place - 1]), Number(value)];
    return ascends ? before <= after : before >= after;
  });

/** Throws unless a list is ordered, has the same lines and sums in smaller pages, and tells how many; returns its length. */
export async function soundList(player: Player, name: Name, input: object): Promise<number> {
  const ask = (pageNum: number, pageSize: number) => player.call(name, { ...input, pageNum, pageSize });
  const asked = await ask(1, whole);
  const { list, total, pages, sum } = pageIn(asked);
  if (pages > 1) return list.length;
  must(list.length === 0 || pages === 1, `1 page for ${list.length} lines`, asked);
  must(total === undefined || total === null || total === list.length, `A total of ${list.length}`, asked);
  const { field, ascends } = orders[name] ?? { field: 'time' };
  const values = list.flatMap((line) => (typeof line[field] === 'number' ? [line[field]] : []));
  must(inOrder(values, ascends), ascends ? `The least ${field} first` : 'The latest line first', asked);
  if (list.length === 0) return 0;

  const size = pieceOf(list.length);
  const count = Math.ceil(list.length / size);
  for (let pageNum = 1; pageNum <= count; pageNum++) {
    const piece = await ask(pageNum, size);
    must(pageIn(piece).pages === count, `${count} pages for ${list.length} lines by ${size}`, piece);
    must(isDeepStrictEqual(pageIn(piece).sum, sum), 'The sum of all pages in each of them', asked, piece);
    const own = list.slice((pageNum - 1) * size, pageNum * size);
    must(
      JSON.stringify(pageIn(piece).list) === JSON.stringify(own),
      'The lines at their places in the list',
      asked,
      piece,
    );
  }
  const beyond = await ask(count + 1, size);
  must(pageIn(beyond).list.length === 0, 'Nothing beyond the last page', beyond);
  return list.length;
}
