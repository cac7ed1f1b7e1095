/** A number of characters from the operator's config. */
export interface Span {
  readonly min: number;
  readonly max: number;
}

/** How many digits a code or a password has, as text: 6, or 4–6. */
export const digitsIn = ({ min, max }: Span) => (min === max ? min : `${min}–${max}`);
