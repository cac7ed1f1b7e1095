import type { Taken } from './caller.ts';

/** An answer, and when it came, milliseconds. */
interface Timed extends Taken {
  at: number;
}

const second = 1_000;
const shareOf = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

/** Collects answers and tells their figures, a line for each process and one for all. */
export function createFigures() {
  const all: Timed[] = [];

  function figuresOf(name: string, some: readonly Timed[]): string[] {
    const times = some.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
    const perSecond = new Map<number, number>();
    for (const { at } of some)
      perSecond.set(Math.floor(at / second), (perSecond.get(Math.floor(at / second)) ?? 0) + 1);
    const [first, last] = [all[0]!.at, all.at(-1)!.at];
    const mean = some.length / ((last - first) / second);
    return [
      name,
      some.length.toLocaleString('en'),
      mean.toFixed(0),
      String(Math.max(...perSecond.values())),
      shareOf(times, 0.5).toFixed(0),
      shareOf(times, 0.95).toFixed(0),
    ];
  }

  return {
    note: (taken: Taken) => void all.push({ ...taken, at: performance.now() }),
    /** A table in Markdown; `nameOf` names the process behind a port. */
    table(nameOf: (port: number) => string): string {
      const named = all.map((each) => ({ ...each, name: nameOf(Number(each.process.split(':').at(-1))) }));
      const names = [...new Set(named.map(({ name }) => name))].toSorted();
      const rows = names.map((name) =>
        figuresOf(
          name,
          named.filter((each) => each.name === name),
        ),
      );
      const heads = ['answered by', 'calls', 'calls/s, mean', 'calls/s, peak', 'p50, ms', 'p95, ms'];
      const cells = [...rows, figuresOf('all', all)];
      return [heads, heads.map(() => '---'), ...cells].map((each) => `| ${each.join(' | ')} |`).join('\n');
    },
  };
}
