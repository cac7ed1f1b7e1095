const shownDigits = { first: 4, last: 4 };

/** A phone number with its middle masked, `0917***4567`; a number that is already masked is unchanged. */
export function maskMobile(mobile: string): string {
  if (mobile.includes('*')) return mobile;
  const { first, last } = shownDigits;
  return mobile.length > first + last ? `${mobile.slice(0, first)}***${mobile.slice(-last)}` : mobile;
}
