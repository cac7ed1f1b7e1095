/** A number of characters from the operator's config. */
export interface Span {
  readonly min: number;
  readonly max: number;
}

/** The number of digits of a code or a password, as text: 6, or 4–6. */
export const digitsIn = ({ min, max }: Span) => (min === max ? min : `${min}–${max}`);
