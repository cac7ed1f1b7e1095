/** The host names of this machine, as in URLs. */
export const loopbackHosts: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether an address is http or https; a blob's origin doesn't tell. */
export const isWeb = ({ protocol }: URL) => /^https?:$/.test(protocol);

/** Whether a string is an origin of this machine, and nothing else. */
export function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === origin && isWeb(url) && loopbackHosts.includes(url.hostname);
}
