/** Where a visitor goes who doesn't accept the notice: the operator's address if that is https, else the build's (P-03). */
export function declineAddress(operators: string | null | undefined, builds: string): string {
  try {
    const url = new URL(operators ?? '');
    if (url.protocol === 'https:') return url.href;
  } catch {
    // No address at all.
  }
  return builds;
}
