const philippineMobile = /^(?:\+?63|0)?(9\d{9})$/;

/** Normalizes a Philippine mobile number to the operator's format, 09XXXXXXXXX; null if the text is not one (V-01). */
export function mobileOf(text: string): string | null {
  const [, number] = philippineMobile.exec(text.replace(/[\s\p{Pd}]/gu, '')) ?? [];
  return number === undefined ? null : `0${number}`;
}
