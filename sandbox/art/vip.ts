import { at, emblem, pick } from './drawing.ts';
import { metals } from './palettes.ts';

/** The materials of each level's badge, from level 0: the shell, and its ornament. */
const made = [
  { main: metals.steel, accent: metals.steel },
  { main: metals.bronze, accent: metals.gold },
  { main: metals.silver, accent: metals.azure },
  { main: metals.gold, accent: metals.coral },
  { main: metals.platinum, accent: metals.gold },
  { main: metals.nacre, accent: metals.gold },
] as const;

/** How many badges there are, from level 0. */
export const vipLevels = made.length;

const laurel =
  '<path id="l" fill="url(#a)" stroke="currentColor" d="M38 88Q10 82 8 54q8 4 10 12Q8 56 10 42q8 4 10 14-4-14 2-24 8 10 4 22 0 20 12 34Z"/><use href="#l" transform="matrix(-1 0 0 1 96 0)"/>';
const rays = '<path fill="none" stroke="url(#a)" stroke-width="5" d="M16 22 8 14M80 22l8-8M26 12l-5-8M70 12l5-8"/>';
const shell =
  '<path fill="url(#m)" stroke="currentColor" d="M48 84 20 54q-6-14 4-20 0-12 12-11 5-8 12-5 7-3 12 5 12-1 12 11 10 6 4 20Z"/><path fill="none" stroke="currentColor" opacity=".45" d="M40 72 26 42M43 70 38 28M48 60V20M53 70l5-42M56 72l14-30"/>';
const pearl =
  '<circle cx="48" cy="62" r="15" fill="#fff" stroke="currentColor"/><path fill="#c9b6ee" opacity=".6" d="M61 54a15 15 0 0 1-25 17q20 4 25-17Z"/>';
const crown = '<path fill="url(#a)" stroke="currentColor" d="M32 20 28 4l10 7L48 0l10 11 10-7-4 16Z"/>';

const star =
  '<path id="s" fill="url(#a)" stroke="currentColor" stroke-width="1.5" d="m48 81 2 4.5 5 .5-4 3.5 1 5-4-2.5-4 2.5 1-5-4-3.5 5-.5Z"/>';

/** A row of small stars, one for each level below this one. */
const stars = (count: number): string =>
  Array.from({ length: count }, (_, place) => (place - (count - 1) / 2) * 13)
    .map((x, place) => (place === 0 ? at(x, 0, star) : `<use href="#s" x="${x}"/>`))
    .join('');

/**
 * The badge of a VIP level, 96 by 96 without a background: a shell of increasingly noble material, with one more star
 * per level.
 */
export function vipBadge(level: number): string {
  const ink = level === 5 ? '#3b2a6b' : '#14203a';
  const worn = [level >= 5 && rays, level >= 2 && laurel, shell, pearl, level >= 3 && crown, stars(level)];
  return emblem(96, 96, { ...pick(made, level), ink }, worn.filter(Boolean).join(''));
}
