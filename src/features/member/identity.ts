const numbered = /^\d{1,3}$/;
const shownDigits = { first: 4, last: 4 };

/** Where a player's picture is: avatars go by number (payloads, other fetches). */
export const avatarAddress = (avatar: string | null | undefined) =>
  avatar && numbered.test(avatar) ? `/avatar/${avatar}.webp` : undefined;

/** A number with its middle hidden, `0917***4567`; one that comes hidden stays as it is. */
export function maskMobile(mobile: string): string {
  if (mobile.includes('*')) return mobile;
  const { first, last } = shownDigits;
  return mobile.length > first + last ? `${mobile.slice(0, first)}***${mobile.slice(-last)}` : mobile;
}
