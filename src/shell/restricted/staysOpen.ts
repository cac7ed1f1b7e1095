/** What is about a player's own money and account, and about help (players RG-20). */
const open =
  /^\/(auth\/(?!register)|withdrawal\/|wallets\/|member\/(?!games)|(faq|service|about-us|terms-of-use|privacy-policy|diagnostics|maintenance)$)/;

/** Whether a page stays open to somebody on a break or excluded; of the wallet, the way out. */
export const staysOpen = (pathname: string, search: string): boolean =>
  pathname === '/wallets' ? new URLSearchParams(search).get('name') === 'withdraw' : open.test(pathname);
