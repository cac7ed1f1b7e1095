import type { Appearance } from './appearance.ts';

/**
 * Uses the typeface of headings and amounts if its file is here already. Called before the first render alone: text in
 * sight never changes its typeface.
 */
export function applyTypeface(): void {
  const { typeface } = self as Appearance;
  if (typeface?.status === 'loaded') document.fonts.add(typeface);
}
