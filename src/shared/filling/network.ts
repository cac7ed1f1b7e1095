import { savesData } from '#data/preferences.ts';
import { facts } from '#data/supervision.ts';

/** The border of 3g and 4g, as browsers draw it for `effectiveType`: bits per millisecond, and milliseconds. */
const border = { rate: 700, latency: 270 };

/** A file of so many bytes doesn't arrive at once, so its duration tells of the network. */
const telling = 40_000;

/** So many files tell how fast they come. */
const enough = 3;

const bitsPerByte = 8;

/** What this visit has loaded over the network, and nothing of what was on the device. */
const loaded = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ transferSize, workerStart }) => transferSize > 0 && workerStart === 0,
  );

/** The best rate at which a large file came, bits per millisecond; undefined without one. */
function bestRate(files: readonly PerformanceResourceTiming[]): number | undefined {
  const rates = files
    .filter((each) => each.encodedBodySize >= telling)
    .map((each) => (each.encodedBodySize * bitsPerByte) / (each.responseEnd - each.requestStart));
  return rates.length > 0 ? Math.max(...rates) : undefined;
}

/** Whether files, small ones together, came as they do over a fast network; if they didn't, they may have waited. */
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
 * Whether the network is fast and not metered, so that more may be loaded than was asked for; unknown where neither the
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

/** Tells a slow network by how fast files come over it. */
export function createPace() {
  let [files, due, taken] = [0, 0, 0];
  return {
    /** A file of so many bytes has come within so many milliseconds. */
    note(bytes: number, ms: number) {
      files += 1;
      due += border.latency + (bytes * bitsPerByte) / border.rate;
      taken += ms;
    },
    isSlow: () => files >= enough && taken > due,
  };
}
