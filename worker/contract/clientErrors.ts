/** What the operator hears of an error (`monitoringEvents`). */
type ClientError = {
  realm: 'page' | 'worker';
  message: string;
  stack: string;
};

/** The most characters that an error tells of itself. */
export const longestMessage = 200;
export const longestStack = 600;

/** How many different errors a page or worker tells of: the first ones are the cause of the others. */
const mostErrors = 5;
/** How many places of a stack are told. */
const mostPlaces = 8;
/** Longer words are tokens or addresses. */
const longestWord = 30;
/** Shorter texts are no names of anybody, and stand in too many words. */
const shortestSecret = 3;

const mask = '…';
const quoted = /["“`][^"”`]*(?:["”`]|$)/g;
/** Words of a language or of code: no digit but in the number of one of React's errors, no address, no quotes. */
const plainWord = /^(?:[a-z.,:;!'’()[\]$_-]+|#\d{1,3};)$/i;
/** A place in one of the app's own files. */
const place = /\/assets\/([\w.-]+\.js:\d+:\d+)/g;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * A text without what may be a player's: the words of `secrets`, what is in quotes, and words with digits, addresses and
 * tokens become ellipses.
 */
function masked(text: string, secrets: readonly string[]): string {
  const secretWords = secrets.flatMap((secret) => secret.split(/\s+/)).filter(({ length }) => length >= shortestSecret);
  let left = text;
  for (const secret of secretWords) left = left.replace(new RegExp(escaped(secret), 'gi'), mask);
  const words = left
    .replace(quoted, mask)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (word.length <= longestWord && plainWord.test(word) ? word : mask));
  return words.filter((word, i) => word !== mask || words[i - 1] !== mask).join(' ');
}

/** What the operator may hear of an error. */
function describe(thrown: unknown, secrets: readonly string[]) {
  const fallback = typeof thrown === 'string' ? thrown : `A thrown ${typeof thrown}`;
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : { name: '', message: fallback, stack: '' };
  // The message stands in the stack, too, and may look like a place.
  const places = [...stack.replace(message, '').matchAll(place)].map(([, at]) => at!);
  return {
    message: masked(name ? `${name}: ${message}` : message, secrets).slice(0, longestMessage),
    stack: places.slice(0, mostPlaces).join(' ').slice(0, longestStack),
  };
}

/** Whether something was given up, as a wait is whose page is left, and nothing is at fault. */
const isGivenUp = (thrown: unknown) => (thrown as { name?: unknown } | null | undefined)?.name === 'AbortError';

/**
 * Returns what takes errors of a realm, and tells of each different one once, without anything of a player's; `secrets`
 * are texts known to be one's.
 */
export function createErrorReporter(
  realm: ClientError['realm'],
  secrets: () => readonly string[],
  tell: (error: ClientError) => void,
) {
  const reported = new Set<string>();
  return (thrown: unknown) => {
    if (reported.size >= mostErrors || isGivenUp(thrown)) return;
    const error = describe(thrown, secrets());
    // As it was thrown: what is masked of it goes by what stands in the page's fields just now.
    const key = `${String(thrown)} ${error.stack}`;
    if (reported.has(key)) return;
    reported.add(key);
    tell({ realm, ...error });
  };
}

/** The texts among some values. */
export const textsOf = (values: object) =>
  Object.values(values).filter((value): value is string => typeof value === 'string');
