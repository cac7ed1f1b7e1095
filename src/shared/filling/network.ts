import { savesData } from '#data/preferences.ts';
import { facts } from '#data/supervision.ts';

/**
 * The threshold between 3g and 4g, as browsers use it for `effectiveType`: bits per millisecond, and milliseconds.
 */
const border = { rate: 700, latency: 270 };

/** A file of at least this many bytes doesn't arrive at once, so its duration measures the network. */
const telling = 40_000;

/** This many files are enough to judge the network's speed. */
const enough = 3;

const bitsPerByte = 8;

/** The files that this visit has loaded over the network, without cached ones. */
const loaded = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ transferSize, workerStart }) => transferSize > 0 && workerStart === 0,
  );

/** The best rate of a large file, bits per millisecond; undefined without one. */
function bestRate(files: readonly PerformanceResourceTiming[]): number | undefined {
  const rates = files
    .filter((each) => each.encodedBodySize >= telling)
    .map((each) => (each.encodedBodySize * bitsPerByte) / (each.responseEnd - each.requestStart));
  return rates.length > 0 ? Math.max(...rates) : undefined;
}

/** Whether files, small ones together, arrived as over a fast network; if not, they may have been queued. */
function cameFast(files: readonly PerformanceResourceTiming[]): boolean {
  let [bytes, taken, end] = [0, 0, 0];
  for (const each of files.toSorted((a, b) => a.requestStart - b.requestStart)) {
    bytes += each.encodedBodySize;
    taken += Math.max(0, each.responseEnd - Math.max(end, each.requestStart));
    end = Math.max(end, each.responseEnd);
  }
  const isNear = files.some((each) => each.responseStart - each.requestStart <= border.latency);
  return isNear && bytes >= telling && bytes * bitsPerByte >= border.rate * taken;
}

/**
 * Whether the network is fast and unmetered, so that more may be loaded than was requested; unknown if neither the
 * browser nor this visit can tell.
 */
export function networkNow(): 'fast' | 'slow' | 'unknown' {
  const { effectiveType, saveData } = facts();
  if (saveData || savesData() || !['4g', ''].includes(effectiveType)) return 'slow';
  const files = loaded();
  const rate = bestRate(files);
  if (rate !== undefined && rate < border.rate) return 'slow';
  return effectiveType || rate !== undefined || cameFast(files) ? 'fast' : 'unknown';
}

/** Detects a slow network by how fast files arrive. */
export function createPace() {
  let [files, due, taken] = [0, 0, 0];
  return {
    /** Records that a file of this many bytes took this many milliseconds. */
    note(bytes: number, ms: number) {
      files += 1;
      due += border.latency + (bytes * bitsPerByte) / border.rate;
      taken += ms;
    },
    isSlow: () => files >= enough && taken > due,
  };
}
