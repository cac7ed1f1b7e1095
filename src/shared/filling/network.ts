import { savesData } from '#data/preferences.ts';
import { facts } from '#data/worker.ts';

/** The border of 3g and 4g, as browsers draw it for `effectiveType`: bits per millisecond, and milliseconds. */
const border = { rate: 700, latency: 270 };

/** A file of so many bytes doesn't arrive at once, so its duration tells of the network. */
const telling = 40_000;

/** So many files tell how fast they come. */
const enough = 3;

const bitsPerByte = 8;

/** The best rate at which this visit has loaded a large file, bits per millisecond; undefined where all was on the device. */
function bestRate(): number | undefined {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const rates = entries
    .filter((each) => each.encodedBodySize >= telling && each.transferSize > 0 && each.workerStart === 0)
    .map((each) => (each.encodedBodySize * bitsPerByte) / (each.responseEnd - each.requestStart));
  return rates.length > 0 ? Math.max(...rates) : undefined;
}

/**
 * Whether the network is fast and not metered, so that more may be loaded than was asked for; unknown where neither the
 * browser nor this visit can tell.
 */
export function networkNow(): 'fast' | 'slow' | 'unknown' {
  const { effectiveType, saveData } = facts();
  if (saveData || savesData() || !['4g', ''].includes(effectiveType)) return 'slow';
  const rate = bestRate();
  if (rate !== undefined && rate < border.rate) return 'slow';
  return effectiveType || rate !== undefined ? 'fast' : 'unknown';
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
