/** The field of 256 elements that QR codes count in. */
const modulus = 0x11d;

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * modulus);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The polynomial whose roots are the first powers of 2, its leading 1 left out. */
function generator(degree: number): number[] {
  let coefficients = [1];
  for (let power = 0, root = 1; power < degree; power++, root = times(root, 2)) {
    const shifted = [...coefficients, 0];
    coefficients = shifted.map((each, at) => each ^ times(coefficients[at - 1] ?? 0, root));
  }
  return coefficients.slice(1);
}

/** The bytes that let a reader mend up to half as many wrong ones: the rest of dividing the data by the generator. */
export function checkBytes(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  let rest: number[] = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const [first = 0, ...others] = rest;
    rest = [...others, 0].map((each, at) => each ^ times(divisor[at]!, first ^ byte));
  }
  return rest;
}
