import { at, figure } from './drawing.ts';
import { drawing, type Motif } from './motifs.ts';
import type { metals } from './palettes.ts';

const lined = 'stroke="currentColor"';
const body = `fill="url(#m)" ${lined}`;
const trim = `fill="url(#a)" ${lined}`;

/** Two bright eyes, cheeks and a smile round a point. */
const face = (x: number, y: number, size = 1): string =>
  at(
    x,
    y,
    '<path stroke="currentColor" stroke-width="12" d="M-15-1v3M15-1v3"/><path stroke="#fff" stroke-width="5" d="M-13-3h0M17-3h0"/><path stroke="#ff6f91" stroke-opacity=".7" stroke-width="9" d="M-26 12h3M23 12h3"/><path fill="none" stroke="currentColor" stroke-width="3.5" d="M-8 11q8 9 16 0"/>',
    size,
  );

/** Rays round the middle of the square. */
function rays(count: number, inner: number, outer: number): string {
  const corners = Array.from({ length: count * 2 }, (_, place) => {
    const angle = (Math.PI * place) / count - Math.PI / 2;
    const reach = place % 2 ? inner : outer;
    return `${Math.round(50 + reach * Math.cos(angle))} ${Math.round(50 + reach * Math.sin(angle))}`;
  });
  return `M${corners.join(' ')}Z`;
}

const turtle = `<path ${trim} d="M-2 150V96q6-38 52-38t52 38v54Z"/><path fill="none" ${lined} d="m22 76 12 12-4 40M78 76 66 88l4 40M34 94h32"/><path ${body} d="M50 8q32 0 34 34-2 34-34 36-32-2-34-36Q18 8 50 8Z"/><path fill="#fff6" d="M30 22q6-9 18-9-12 6-14 16Z"/>${face(50, 40, 1.1)}`;

const clownfish = `<path ${trim} d="M18 40Q-6 30 0 58q4 22 22 8ZM82 40q24-10 18 18-4 22-22 8ZM34 18Q50-8 66 18Z"/><circle cx="50" cy="54" r="38" ${body}/><path fill="#fffe" d="M26 25q-8 28 0 58l-8-8q-12-22 0-42ZM74 25q8 28 0 58l8-8q12-22 0-42Z"/>${face(50, 52, 0.95)}`;

const eagle = `<path ${trim} d="M50 30 22 2q2 16 8 22Q16 16 8 18q2 14 14 20Q10 38 4 44q8 14 22 14h48q14 0 22-14-6-6-18-6 12-6 14-20-8-2-22 6 6-6 8-22Z"/><path ${body} d="M50 22q32 2 34 38-6 36-34 38-28-2-34-38Q18 24 50 22Z"/>${face(50, 52, 1.15)}<path fill="#ffc53d" ${lined} d="M38 62q12-14 24 0-2 18-12 22-10-4-12-22Z"/>`;

const carabao = `<path ${trim} d="M30 34Q0 40 2 6q12 20 36 14ZM70 34q30 6 28-28-12 20-36 14Z"/><path ${body} d="M22 44Q6 36 2 48q6 12 22 8ZM78 44q16-8 20 4-6 12-22 8ZM50 16q30 0 31 32-2 14-7 20 0 28-24 28T26 68q-5-6-7-20 1-32 31-32Z"/><ellipse cx="50" cy="80" rx="22" ry="14" fill="#fff9"/>${face(50, 50, 1.05)}<path stroke="currentColor" stroke-width="6" d="M42 78v2M58 78v2"/>`;

const whale = `<path fill="none" stroke="url(#a)" stroke-width="7" d="M50 24V10M50 12Q40-2 30 8M50 12Q60-2 70 8"/><path ${trim} d="M10 66Q-8 74 4 94q14 2 18-10ZM90 66q18 8 6 28-14 2-18-10Z"/><path ${body} d="M4 62Q6 24 50 24t46 38q-2 36-46 36T4 62Z"/><path fill="#fffa" d="M8 72q42 14 84 0-8 26-42 26T8 72Z"/><path fill="none" stroke="currentColor" stroke-opacity=".3" d="M34 80v14M50 82v15M66 80v14"/>${face(50, 52, 1.15)}`;

const starfish = `<path ${body} stroke-width="3" d="M50 4q9 0 15 26 29-1 32 8 1 9-22 25 10 28 4 32-8 4-29-13-21 17-29 13-6-4 4-32Q2 47 3 38q3-9 32-8Q41 4 50 4Z"/><path stroke="url(#a)" stroke-width="6" d="M50 16v.1M18 42v.1M82 42v.1M30 86v.1M70 86v.1M50 28v.1"/>${face(50, 52)}`;

const pearl = `<path ${trim} d="M50 96 6 50Q0 30 14 28q0-18 20-16 6-12 16-8 10-4 16 8 20-2 20 16 14 2 8 22Z"/><path fill="none" ${lined} opacity=".5" d="M24 62 14 32M36 50 32 14M64 50l4-36M76 62l10-30M50 40V6"/><circle cx="50" cy="60" r="33" fill="#fff8fb" ${lined}/><path fill="url(#m)" opacity=".4" d="M78 44a33 33 0 0 1-54 36q44 8 54-36Z"/><path fill="none" stroke="#fff" stroke-width="6" d="M25 52q4-12 14-17"/>${face(50, 60, 1.05)}`;

const rooster = `<path fill="#ff4d4d" ${lined} d="M30 26q-8-18 6-18 2-12 14-6 12-6 14 6 14 0 6 18ZM38 74q-6 24 12 22 18 2 12-22Z"/><path ${trim} d="M0 150V100q6-28 26-34h48q20 6 26 34v50Z"/><circle cx="50" cy="50" r="32" ${body}/><path fill="#fff6" d="M26 40q4-12 16-15-8 7-10 18Z"/>${face(50, 46)}<path fill="#ffc53d" ${lined} d="M39 54q11-9 22 0-3 13-11 16-8-3-11-16Z"/>`;

const sun = `<path ${trim} d="${rays(12, 36, 49)}"/><circle cx="50" cy="50" r="33" ${body}/><path fill="none" stroke="#fff9" stroke-width="5" d="M25 42q4-12 14-16"/>${face(50, 50)}`;

const parol = `<circle cx="50" cy="50" r="46" fill="none" stroke="url(#a)" stroke-width="5" stroke-dasharray="7 6"/><path ${body} stroke-width="3" d="${rays(5, 25, 48)}"/><path fill="#fff6" d="m50 2 15 28-15 20ZM96 35 74 58 50 50ZM78 89 50 75V50Z"/>${face(50, 52, 0.9)}`;

const mango = `<path fill="none" ${lined} stroke-width="5" d="M62 18q0-8 6-14"/><path fill="#4fbf4a" ${lined} d="M66 10q16-14 30 0-12 14-30 0Z"/><path ${body} d="M62 14q38 14 30 52-14 34-48 32Q6 90 8 58q6-30 38-36 6-8 16-8Z"/><path fill="#0002" d="M88 42q10 46-44 54Q10 90 8 60q18 26 46 20 28-8 34-38Z"/>${face(46, 56, 1.1)}`;

const coconut = `<path fill="none" stroke="url(#a)" stroke-width="6" d="M62 40 78 2l12 2"/><circle cx="48" cy="56" r="40" fill="#7a4a26" ${lined}/><path fill="#fff6e2" ${lined} d="M48 26q32 2 32 32-2 28-32 30-30-2-32-30 0-30 32-32Z"/><path fill="none" stroke="#fff5" stroke-width="4" d="M13 46q4-16 16-24"/>${face(48, 56)}`;

const shark = `<path ${trim} d="M12 66Q-6 70 0 96q16 2 20-12ZM88 66q18 4 12 30-16 2-20-12Z"/><path ${body} d="M50 2q12 4 14 24 28 10 28 44-4 28-42 28T8 70q0-34 28-44Q38 6 50 2Z"/><path fill="#fffc" d="M20 70q30-14 60 0 0 24-30 24T20 70Z"/>${face(50, 50, 1.1)}<path fill="#c22a58" ${lined} d="M30 70q20 10 40 0-2 18-20 18T30 70Z"/><path fill="#fff" d="m36 73 4 6 4-5 6 7 6-7 4 5 4-6-14 3Z"/>`;

const cat = `<path ${body} d="M14 46 12 6q18 4 26 14 12-3 24 0Q70 10 88 6l-2 40q6 24-4 36-12 14-32 14T18 82Q8 70 14 46Z"/><path fill="url(#a)" d="m18 14 2 22 12-12ZM82 14l-2 22-12-12ZM50 18l7 2-4 20h-6l-4-20Z"/><path fill="#fffc" d="M28 76q4-14 22-12 18-2 22 12-4 18-22 18T28 76Z"/>${face(50, 56, 1.1)}<path fill="#ff6f91" ${lined} d="m45 64 5 5 5-5Z"/><path fill="none" ${lined} d="M8 62l14 4M8 76l14-2M92 62l-14 4M92 76l-14-2"/>`;

const whole = (motif: Motif) => figure(drawing(motif), 50, 50, 104);

/** A face on a square of 100 by 100, its materials, and the water behind it. */
interface Face {
  readonly drawn: string;
  readonly main: keyof typeof metals;
  readonly accent: keyof typeof metals;
  readonly water: number;
}

/** The characters of the avatars, in the order of their numbers. */
export const faces: readonly Face[] = [
  { drawn: turtle, main: 'jade', accent: 'gold', water: 6 },
  { drawn: clownfish, main: 'flame', accent: 'gold', water: 0 },
  { drawn: whole('tarsier'), main: 'gold', accent: 'coral', water: 9 },
  { drawn: eagle, main: 'nacre', accent: 'flame', water: 7 },
  { drawn: starfish, main: 'coral', accent: 'gold', water: 2 },
  { drawn: carabao, main: 'azure', accent: 'nacre', water: 5 },
  { drawn: whale, main: 'aqua', accent: 'azure', water: 4 },
  { drawn: whole('octopus'), main: 'rose', accent: 'nacre', water: 1 },
  { drawn: pearl, main: 'nacre', accent: 'gold', water: 3 },
  { drawn: sun, main: 'gold', accent: 'flame', water: 10 },
  { drawn: whole('crab'), main: 'flame', accent: 'coral', water: 6 },
  { drawn: parol, main: 'gold', accent: 'jade', water: 11 },
  { drawn: whole('jelly'), main: 'rose', accent: 'aqua', water: 0 },
  { drawn: cat, main: 'gold', accent: 'coral', water: 8 },
  { drawn: mango, main: 'flame', accent: 'gold', water: 9 },
  { drawn: whole('puffer'), main: 'gold', accent: 'flame', water: 4 },
  { drawn: rooster, main: 'nacre', accent: 'azure', water: 5 },
  { drawn: whole('monkey'), main: 'aqua', accent: 'gold', water: 7 },
  { drawn: shark, main: 'azure', accent: 'aqua', water: 3 },
  { drawn: coconut, main: 'gold', accent: 'coral', water: 2 },
];
