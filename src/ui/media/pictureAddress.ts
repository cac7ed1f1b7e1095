import { originOf } from '#browser/addresses.ts';
import { isListed } from '#browser/originPatterns.ts';

/** A picture as data, as the app itself encodes one. */
const asData = /^data:image\/(jpeg|png|webp);base64,/;

/**
 * The address of a picture that the operator or a player names: of this app, of the build's places of icons and
 * pictures, or a data URL; undefined for any other, which its replacement stands for.
 */
export function pictureAddress(address: string | null | undefined): string | undefined {
  if (!address) return undefined;
  if (asData.test(address) || address.startsWith(`${import.meta.env.VITE_ICON_BASE}/`)) return address;
  const origin = originOf(address);
  return origin && (origin === location.origin || isListed(origin, import.meta.env.VITE_IMG_HOSTS))
    ? address
    : undefined;
}
