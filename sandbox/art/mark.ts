const shell = 'M50 90 16 55Q7 42 18 35q1-15 17-13 7-12 15-7 8-5 15 7 16-2 17 13 11 7 2 20Z';
const ribs = 'M50 86 23 40M50 86 36 29M50 86V24M50 86l14-57M50 86l27-46';

const colours =
  '<radialGradient id="n" cy=".4" r=".8"><stop stop-color="#1d4a78"/><stop offset="1" stop-color="#0b1526"/></radialGradient>' +
  '<linearGradient id="s" x2="0" y2="1"><stop stop-color="#fff3c4"/><stop offset=".5" stop-color="#eab54f"/><stop offset="1" stop-color="#a8651c"/></linearGradient>' +
  '<radialGradient id="p" cx=".36" cy=".3" r=".85"><stop stop-color="#fff"/><stop offset=".4" stop-color="#fbf1f3"/><stop offset=".75" stop-color="#d3c9ea"/><stop offset="1" stop-color="#8b8fc9"/></radialGradient>';

/** The app's mark on a square of 100 by 100: a pearl in a golden shell. */
const drawn =
  `<path fill="url(#s)" d="${shell}"/><path fill="none" stroke="#7a4312" stroke-opacity=".55" stroke-width="2.2" stroke-linecap="round" d="${ribs}"/>` +
  '<circle cx="50" cy="58" r="24" fill="#0b1526" fill-opacity=".35"/><circle cx="50" cy="57" r="22.5" fill="url(#p)"/>' +
  '<ellipse cx="42.5" cy="48" rx="7" ry="4.6" fill="#fff" transform="rotate(-35 42.5 48)"/>';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">';
const scaled = (part: number, what: string) =>
  `<g transform="translate(50 50) scale(${part}) translate(-50 -52)">${what}</g>`;

/** The mark on a rounded tile, for tabs and app lists that show icons as they are. */
export const roundedIcon = `${open}${colours}<rect width="100" height="100" rx="22" fill="url(#n)"/>${scaled(0.94, drawn)}</svg>`;

/** The mark on a full square, well within the circle that a system may cut out of it. */
export const maskableIcon = `${open}${colours}<path fill="url(#n)" d="M0 0h100v100H0Z"/>${scaled(0.82, drawn)}</svg>`;

/** The mark as a bare shape, for systems that paint it in a colour of their own. */
export const monochromeIcon =
  `${open}<mask id="k"><path fill="#fff" d="${shell}"/><path fill="none" stroke="#000" stroke-width="3" stroke-linecap="round" d="${ribs}"/>` +
  '<circle cx="50" cy="55" r="25" fill="#000"/><circle cx="50" cy="55" r="21" fill="#fff"/><ellipse cx="42" cy="46" rx="6" ry="4" transform="rotate(-35 42 46)"/></mask>' +
  `${scaled(0.9, '<path fill="#fff" mask="url(#k)" d="M0 0h100v100H0Z"/>')}</svg>`;

const glyph = (d: string) =>
  `${open}${colours}<rect width="100" height="100" rx="50" fill="url(#n)"/><path fill="none" stroke="url(#s)" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="${d}"/></svg>`;

/** The signs of the shortcuts that a long press on the app's icon offers. */
export const shortcutIcons = {
  deposit: glyph(
    'M26 38h46a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H30a5 5 0 0 1-5-5V33a5 5 0 0 1 5-5h38M77 50H65a6 6 0 0 0 0 12h12',
  ),
  search: glyph('M46 66a20 20 0 1 0 0-40 20 20 0 0 0 0 40ZM61 61l15 15'),
};
