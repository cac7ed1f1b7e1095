/**
 * The identity provider's page from the operator, as a browser parses it: https, or plain http for an app served that
 * way; undefined for any other, and for one with credentials.
 */
export function providerPage(address: string | null | undefined, origin: string): URL | undefined {
  let url: URL;
  try {
    url = new URL(address ?? '');
  } catch {
    return undefined;
  }
  const plain = url.protocol === 'http:' && origin.startsWith('http:');
  return (plain || url.protocol === 'https:') && !url.username && !url.password ? url : undefined;
}
