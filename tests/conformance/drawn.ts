export const digits = '0123456789';

/** So many letters, each drawn from these. */
export const drawn = (from: string, count: number): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(count)), (number) => from[number % from.length]).join('');
