const shownDigits = { first: 4, last: 4 };

/** A number with its middle hidden, `0917***4567`; one that comes hidden stays as it is. */
export function maskMobile(mobile: string): string {
  if (mobile.includes('*')) return mobile;
  const { first, last } = shownDigits;
  return mobile.length > first + last ? `${mobile.slice(0, first)}***${mobile.slice(-last)}` : mobile;
}
