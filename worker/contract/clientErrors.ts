/** What is reported of an error (`monitoringEvents`). */
type ClientError = {
  realm: 'page' | 'worker';
  message: string;
  stack: string;
};

/** The longest reported error message, characters. */
export const longestMessage = 200;
export const longestStack = 600;

/** Max distinct errors reported per realm: later ones are usually consequences of the first. */
const mostErrors = 5;
/** Max reported stack frames. */
const mostPlaces = 8;
/** Longer words are tokens or addresses. */
const longestWord = 30;
/** Shorter texts are nobody's name, and occur in too many words. */
const shortestSecret = 3;

const mask = '…';
const quoted = /["“`][^"”`]*(?:["”`]|$)/g;
/** Words of a language or of code: no quotes, no addresses, and digits only in a React error number. */
const plainWord = /^(?:[a-z.,:;!'’()[\]$_-]+|#\d{1,3};)$/i;
/** A position in one of the app's own files. */
const place = /\/assets\/([\w.-]+\.js:\d+:\d+)/g;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Masks what may be a player's: the words of `secrets`, anything quoted, and words with digits, addresses and tokens
 * become ellipses.
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

/** Describes an error for the operator. */
function describe(thrown: unknown, secrets: readonly string[]) {
  const fallback = typeof thrown === 'string' ? thrown : `A thrown ${typeof thrown}`;
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : { name: '', message: fallback, stack: '' };
  // The stack repeats the message, which may look like a position.
  const places = [...stack.replace(message, '').matchAll(place)].map(([, at]) => at!);
  return {
    message: masked(name ? `${name}: ${message}` : message, secrets).slice(0, longestMessage),
    stack: places.slice(0, mostPlaces).join(' ').slice(0, longestStack),
  };
}

/** Whether something was aborted, such as a wait on a page that is left, which is no error. */
const isGivenUp = (thrown: unknown) => (thrown as { name?: unknown } | null | undefined)?.name === 'AbortError';

/**
 * Creates a realm's error reporter: it reports each distinct error once, without anything of a player's; `secrets`
 * are texts known to be a player's.
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
    // Keyed by the original text, as the masked one depends on the current contents of the page's fields.
    const key = `${String(thrown)} ${error.stack}`;
    if (reported.has(key)) return;
    reported.add(key);
    tell({ realm, ...error });
  };
}

/** The texts among some values. */
export const textsOf = (values: object) =>
  Object.values(values).filter((value): value is string => typeof value === 'string');
