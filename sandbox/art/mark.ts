const fan = 'M50 72 13 55Q3 43 14 34 13 18 31 19q6-12 19-8 13-4 19 8 18-1 17 15 11 9 1 21Z';
const inside = 'M50 70 20 52q-7-7 0-13 1-11 13-11 6-8 17-5 11-3 17 5 12 0 13 11 7 6 0 13Z';
const ribs = 'M50 66 23 46M50 64 35 32M50 62V26M50 64l15-32M50 66l27-20';
const cup = 'M9 57q20 15 41 15t41-15q0 27-33 30l-8 5-8-5Q9 84 9 57Z';
const folds = 'M28 71q3 7 10 11M50 76v10M72 71q-3 7-10 11';
const pearl = { x: 50, y: 55, radius: 20 };

const colours =
  '<radialGradient id="n" cy=".42" r=".75"><stop stop-color="#2a6ea6"/><stop offset=".55" stop-color="#153a66"/><stop offset="1" stop-color="#0b1526"/></radialGradient>' +
  '<linearGradient id="s" x2="0" y2="1"><stop stop-color="#fff6cf"/><stop offset=".5" stop-color="#f0bd52"/><stop offset="1" stop-color="#b06a1c"/></linearGradient>' +
  '<radialGradient id="p" cx=".36" cy=".3" r=".85"><stop stop-color="#fff"/><stop offset=".45" stop-color="#fdf0f4"/><stop offset=".75" stop-color="#cfd3f2"/><stop offset="1" stop-color="#8f86c9"/></radialGradient>';

const round = (fill: string, more = 0) =>
  `<circle cx="${pearl.x}" cy="${pearl.y}" r="${pearl.radius + more}" ${fill}/>`;

/** The app's mark on a square of 100 by 100: a pearl in its open golden shell. */
const drawn =
  `<path fill="url(#s)" d="${fan}"/><path fill="#1b2a5e" d="${inside}"/><path fill="#7d6cc4" fill-opacity=".45" d="${inside}"/><path fill="none" stroke="#f0bd52" stroke-width="2.6" stroke-linecap="round" d="${ribs}"/>` +
  round('fill="#fff" fill-opacity=".25"', 3.5) +
  round('fill="url(#p)"') +
  '<path fill="#8ff0e4" fill-opacity=".35" d="M68 47a20 20 0 0 1-24 27q22-4 24-27Z"/><ellipse cx="43.5" cy="47" rx="6.2" ry="4.2" fill="#fff" transform="rotate(-35 43.5 47)"/>' +
  `<path fill="url(#s)" d="${cup}"/><path fill="none" stroke="#fff6cf" stroke-width="2" stroke-linecap="round" d="M11 59q19 13 39 13t39-13"/><path fill="none" stroke="#8a4f14" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round" d="${folds}"/>`;

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">';
const scaled = (part: number, what: string) =>
  `<g transform="translate(50 50) scale(${part}) translate(-50 -51)">${what}</g>`;

/** The mark on a rounded tile, for tabs and app lists that show icons as they are. */
export const roundedIcon = `${open}${colours}<rect width="100" height="100" rx="22" fill="url(#n)"/>${scaled(0.9, drawn)}</svg>`;

/** The mark on a full square, well within the circle that a system may cut out of it. */
export const maskableIcon = `${open}${colours}<path fill="url(#n)" d="M0 0h100v100H0Z"/>${scaled(0.72, drawn)}</svg>`;

/** The mark as a bare shape, for systems that paint it in a colour of their own. */
export const monochromeIcon =
  `${open}<mask id="k"><path fill="#fff" d="${fan}"/><path fill="none" stroke="#000" stroke-width="3" stroke-linecap="round" d="${ribs}"/>` +
  `${round('fill="#000"', 3.5)}${round('fill="#fff"')}<ellipse cx="43" cy="46" rx="6" ry="4" transform="rotate(-35 43 46)"/><path fill="#fff" stroke="#000" stroke-width="4" d="${cup}"/><path fill="none" stroke="#000" stroke-width="3" stroke-linecap="round" d="${folds}"/></mask>` +
  `${scaled(0.86, '<path fill="#fff" mask="url(#k)" d="M0 0h100v100H0Z"/>')}</svg>`;

const glyph = (d: string) =>
  `${open}${colours}<rect width="100" height="100" rx="50" fill="url(#n)"/><path fill="none" stroke="url(#s)" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="${d}"/></svg>`;

/** The signs of the shortcuts that a long press on the app's icon offers. */
export const shortcutIcons = {
  deposit: glyph(
    'M26 38h46a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H30a5 5 0 0 1-5-5V33a5 5 0 0 1 5-5h38M77 50H65a6 6 0 0 0 0 12h12',
  ),
  jackpot: glyph('M50 22l8 18 20 2-15 13 5 20-18-11-18 11 5-20-15-13 20-2Z'),
  support: glyph(
    'M26 56V50a24 24 0 0 1 48 0v6M26 54h8v16h-4a4 4 0 0 1-4-4ZM74 54h-8v16h4a4 4 0 0 0 4-4ZM70 70q0 8-14 8',
  ),
  search: glyph('M46 66a20 20 0 1 0 0-40 20 20 0 0 0 0 40ZM61 61l15 15'),
};
