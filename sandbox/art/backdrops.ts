/**
 * What lies behind a drawing, on a square of 200 by 200: white for light, `currentColor` for what is dark, `url(#a)` for
 * the ornament of the palette.
 */
export const backdrops = [
  // rays from above
  '<path fill="#fff2" d="M100-20 20 200h26ZM100-20 66 200h22ZM100-20l24 220h24ZM100-20l76 220h34ZM100-20-30 160v30Z"/>',
  // a moon over waves
  '<circle cx="146" cy="52" r="30" fill="#fffd"/><path fill="currentColor" opacity=".55" d="M0 150q25-14 50 0t50 0 50 0 50 0v50H0ZM0 172q25-14 50 0t50 0 50 0 50 0v28H0Z"/>',
  // bubbles
  '<g fill="#fff2" stroke="#fff6"><circle cx="28" cy="40" r="14"/><circle cx="168" cy="30" r="20"/><circle cx="180" cy="120" r="9"/><circle cx="20" cy="130" r="22"/><circle cx="150" cy="174" r="13"/></g>',
  // islands under stars
  '<path fill="#fff" d="M22 24h2v2h-2ZM60 14h3v3h-3ZM104 30h2v2h-2ZM142 16h3v3h-3ZM178 40h2v2h-2ZM36 62h2v2h-2ZM168 74h3v3h-3Z"/><path fill="currentColor" opacity=".6" d="M0 160q24-40 48-8 18-50 46 6 30-26 50-2 24-44 56 6v38H0Z"/>',
  // a woven mat
  '<path fill="none" stroke="#fff2" stroke-width="5" d="m0 60 60-60M0 120 120 0M0 180 180 0M40 200 200 40M100 200l100-100M160 200l40-40M0 20l180 180M0 80l120 120M0 140l60 60M20 0l180 180M80 0l120 120M140 0l60 60"/>',
  // rings in the water
  '<g fill="none" stroke="#fff3" stroke-width="3"><circle cx="100" cy="100" r="52"/><circle cx="100" cy="100" r="70"/><circle cx="100" cy="100" r="88"/><circle cx="100" cy="100" r="108"/></g>',
  // a great disc above the horizon
  '<circle cx="100" cy="92" r="76" fill="url(#a)" fill-opacity=".55"/><path fill="currentColor" opacity=".5" d="M0 138h200v5H0ZM0 150h200v8H0ZM0 166h200v34H0Z"/>',
  // a reef
  '<path fill="none" stroke="currentColor" opacity=".6" stroke-width="5" d="M26 190q0-30-6-58M25 172Q10 160 6 136M26 182q18-8 22-36M174 190q-2-36 6-70M175 170q16-10 18-34M174 182q-16-8-22-32"/><path fill="currentColor" opacity=".6" d="M0 188q50-22 100-6t100-4v22H0Z"/>',
  // bunting
  '<path fill="url(#a)" d="m6 4 22 6-14 20ZM36 13l22 4-12 21ZM66 18l24 2-13 21ZM98 21l24-1-11 22ZM130 19l22-4-8 23ZM160 14l22-6-4 24Z"/><path fill="none" stroke="#fff9" stroke-width="2" d="M0 2q100 36 200 0"/>',
];

/** Small signs of what kind of game it is, on a square of 40 by 40 that is a dark disc. */
export const badges = {
  cards:
    '<path fill="#fff" stroke="currentColor" d="m6 12 13-4 8 22-13 4ZM18 7v24h14V7Z"/><path fill="#c62844" d="M25 26q-9-7-5-11 3-2 5 1 2-3 5-1 4 4-5 11Z"/>',
  dice: '<rect x="8" y="8" width="24" height="24" rx="6" fill="#fff" stroke="currentColor"/><path fill="none" stroke="#c62844" stroke-width="5" d="M14 14h0M26 14h0M20 20h0M14 26h0M26 26h0"/>',
  wheel:
    '<circle cx="20" cy="20" r="15" fill="#fff" stroke="currentColor"/><circle cx="20" cy="20" r="9" fill="none" stroke="#c62844" stroke-width="7" stroke-dasharray="0 9.42"/>',
  ball: '<circle cx="20" cy="20" r="15" fill="url(#a)" stroke="currentColor"/><circle cx="20" cy="20" r="8" fill="#fff"/><path stroke="currentColor" stroke-width="3" d="M18 17l3-2v10"/>',
  cup: '<path fill="none" stroke="#fff" stroke-width="3" d="M11 11H5q0 9 8 10M29 11h6q0 9-8 10"/><path fill="#fff" d="M11 7h18v9q-1 8-7 9v4h6v4H12v-4h6v-4q-6-1-7-9Z"/>',
  hook: '<path fill="none" stroke="#fff" stroke-width="4" d="M25 5v19q-1 9-8 9t-8-10l7 3"/><circle cx="25" cy="6" r="2.5" fill="#fff"/>',
  spark: '<path fill="#fff" d="m23 4-14 19h9l-3 13 15-20h-9Z"/>',
};
