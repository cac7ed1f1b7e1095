/** The Galois field of 256 elements that QR codes use. */
const modulus = 0x11d;

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * modulus);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The generator polynomial, whose roots are the first powers of 2, without its leading 1. */
function generator(degree: number): number[] {
  let coefficients = [1];
  for (let power = 0, root = 1; power < degree; power++, root = times(root, 2)) {
    const shifted = [...coefficients, 0];
    coefficients = shifted.map((each, at) => each ^ times(coefficients[at - 1] ?? 0, root));
  }
  return coefficients.slice(1);
}

/**
 * The Reed-Solomon check bytes, with which a reader corrects up to half as many errors: the remainder of dividing the
 * data by the generator.
 */
export function checkBytes(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  let rest: number[] = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const [first = 0, ...others] = rest;
    rest = [...others, 0].map((each, at) => each ^ times(divisor[at]!, first ^ byte));
  }
  return rest;
}
