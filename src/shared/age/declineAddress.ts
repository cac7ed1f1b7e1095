/** Where a visitor goes who declines the age gate: the operator's address if it is https, else the build's (P-03). */
export function declineAddress(operators: string | null | undefined, builds: string): string {
  try {
    const url = new URL(operators ?? '');
    if (url.protocol === 'https:') return url.href;
  } catch {
    // Not a valid URL.
  }
  return builds;
}
