/** How many searches are remembered. */
export const historyLength = 10;

/** The searches remembered once another was made: the newest first, each once, whatever its case. */
export function remember(history: readonly string[], text: string): string[] {
  const made = text.trim();
  if (made === '') return [...history];
  const others = history.filter((each) => each.toLowerCase() !== made.toLowerCase());
  return [made, ...others].slice(0, historyLength);
}
