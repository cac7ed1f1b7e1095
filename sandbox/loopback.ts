/** The host names of this machine, as URLs have them. */
export const loopbackHosts: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether a string is an origin of this machine, and nothing more than an origin. */
export function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === origin && /^https?:$/.test(url.protocol) && loopbackHosts.includes(url.hostname);
}
