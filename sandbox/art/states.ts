/** The default colour of the lines, and the page's accent. */
const lines = '#b7c3d8';
const accent = 'var(--accent,#e8b84a)';

const drawn = (what: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" color="${lines}" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${what}</svg>`;

const water = '<path opacity=".45" d="M6 98q12-8 25 0t25 0 25 0 25 0 25 0 23 0M28 110q12-7 24 0t24 0 24 0 24 0"/>';
const bubbles = '<path opacity=".45" stroke-width="6" d="M22 30h0M136 22h0M148 58h0M14 66h0"/>';
const fill = 'fill="currentColor" fill-opacity=".12"';

/**
 * The drawings of empty screens, 160 by 120: lines in the page's colour (`currentColor`), one detail in the accent.
 */
export const states = {
  noResults: drawn(
    `${bubbles}<circle cx="70" cy="50" r="34" ${fill}/><path stroke-width="7" d="m96 76 26 26"/><g stroke="${accent}"><path d="M48 51q12-16 28-2l12-9q-3 10 0 19l-12-8q-16 14-28 0Z"/><path stroke-width="5" d="M58 49h0"/></g>`,
  ),
  noRecords: drawn(
    `${bubbles}<path ${fill} d="M80 62 38 42q-10-20 10-22 4-16 20-8 6-8 12-4 6-4 12 4 16-8 20 8 20 2 10 22Z"/><path opacity=".6" d="M74 54 58 22M80 56V14M86 54l16-32"/><path ${fill} d="M80 66q-44-10-52 6 10 24 52 26 42-2 52-26-8-16-52-6Z"/><path stroke="${accent}" stroke-dasharray="1 8" d="M80 70a12 12 0 1 1 0 22 12 12 0 1 1 0-22"/>`,
  ),
  offline: drawn(
    `${water}<path ${fill} d="M68 44h24l8 50H60Z"/><path d="M66 58h28M63 76h34M64 44h32M68 28h24v16H68Z"/><path d="m64 28 16-14 16 14Z"/><g stroke="${accent}"><path stroke-width="5" d="M80 36h0"/><path stroke-dasharray="1 8" d="M58 34 22 24M58 40 22 52M102 34l36-10M102 40l36 12"/></g>`,
  ),
  error: drawn(
    `${water}<path ${fill} d="M30 66h100q-6 26-26 28H58Q38 92 30 66Z"/><path d="M78 66V14M78 20q-28 12-34 38h28"/><path stroke="${accent}" d="M86 22q18 8 24 20l-9 4 6 12H86l6-12-6-8 6-8Z"/><path d="m96 66-6 10 8 6-5 12"/>`,
  ),
  notFound: drawn(
    `${water}<g transform="rotate(-24 80 62)"><path ${fill} d="M36 46h58l12 8h20v20h-20l-12 8H36q-8-2-8-18t8-18Z"/><path d="M126 52h8v24h-8Z"/><path stroke="${accent}" d="M44 54h40v20H44ZM58 58q8-4 10 1 1 4-4 5M64 69h0"/></g>`,
  ),
  maintenance: drawn(
    `${water}<circle cx="80" cy="54" r="30" ${fill}/><circle cx="80" cy="54" r="22"/><path stroke-width="5" d="M80 42V8M80 66v34M68 54H34M92 54h34M71 45 48 22M89 45l23-23M71 63 48 86M89 63l23 23"/><g stroke="${accent}"><circle cx="80" cy="54" r="10"/><path stroke-width="5" d="M80 54h0"/></g>`,
  ),
};
