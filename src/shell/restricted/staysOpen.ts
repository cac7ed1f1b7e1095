/** Pages about the player's own money, won or deposited, their account, and help (players RG-20). */
const open =
  /^\/(auth\/(?!register)|withdrawal\/|wallets\/|activity\/lottery\/record$|feedback(\/|$)|member\/(?!games)|(faq|service|email(\/detail)?|about-us|terms-of-use|privacy-policy|diagnostics|maintenance)$)/;

/** Whether a page stays available in restricted mode; of the wallet page, only its withdrawal tab. */
export const staysOpen = (pathname: string, search: string): boolean =>
  pathname === '/wallets' ? new URLSearchParams(search).get('name') === 'withdraw' : open.test(pathname);
