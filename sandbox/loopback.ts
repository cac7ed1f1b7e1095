const loopbackHosts = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether this is an origin, and nothing more than an origin, of this very machine. */
export function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === origin && /^https?:$/.test(url.protocol) && loopbackHosts.includes(url.hostname);
}
