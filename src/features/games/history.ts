/** The maximum number of searches in the history. */
export const historyLength = 10;

/** Adds a search to the history: newest first, without duplicates, ignoring case. */
export function remember(history: readonly string[], text: string): string[] {
  const made = text.trim();
  if (made === '') return [...history];
  const others = history.filter((each) => each.toLowerCase() !== made.toLowerCase());
  return [made, ...others].slice(0, historyLength);
}
