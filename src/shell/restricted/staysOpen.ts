/** Pages about the player's own money, won or paid in, and account, and about help (players RG-20). */
const open =
  /^\/(auth\/(?!register)|withdrawal\/|wallets\/|activity\/lottery\/record$|feedback\b|member\/(?!games)|(faq|service|about-us|terms-of-use|privacy-policy|diagnostics|maintenance)$)/;

/** Whether a page stays open in restricted mode; of the wallet page, only its withdrawal tab. */
export const staysOpen = (pathname: string, search: string): boolean =>
  pathname === '/wallets' ? new URLSearchParams(search).get('name') === 'withdraw' : open.test(pathname);
