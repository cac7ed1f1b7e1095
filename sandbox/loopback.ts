/** The host names of this machine, as URLs have them. */
export const loopbackHosts: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether an address is of http or https; the origin of a blob's says nothing of that. */
export const isWeb = ({ protocol }: URL) => /^https?:$/.test(protocol);

/** Whether a string is an origin of this machine, and nothing more than an origin. */
export function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === origin && isWeb(url) && loopbackHosts.includes(url.hostname);
}
