/** A host that is never the operator's. */
const elsewhere = 'elsewhere.example';

/** Addresses of other origins that careless comparisons take for one of the app's, after one that nobody does. */
export function lookAlikesOf(address: string): string[] {
  const { protocol, hostname, host, port, origin } = new URL(address);
  const otherPort = port === '8443' ? '8444' : '8443';
  return [
    `${protocol}//${elsewhere}/wallets`,
    `${protocol}//${hostname}.${elsewhere}/wallets`,
    `${protocol}//not-${host}/wallets`,
    `${protocol}//${hostname}:${otherPort}/wallets`,
    `${origin}@${elsewhere}/wallets`,
    `${protocol}//${elsewhere}/${origin}/wallets`,
    `${protocol}//${elsewhere}\\@${host}/wallets`,
  ].filter((each) => URL.canParse(each));
}
