/**
 * Animals and plants on a square of 100 by 100. A drawing paints with two gradients of the cover it stands on,
 * `url(#m)` for its body and `url(#a)` for its ornament, with white for lights and `currentColor` for its dark lines.
 */
export const creatures = {
  turtle:
    '<path fill="url(#a)" d="M35 39Q20 16 5 27q2 20 26 25ZM65 39Q80 16 95 27q-2 20-26 25ZM34 73q-16 5-17 20 17 1 26-14ZM66 73q16 5 17 20-17 1-26-14ZM38 31Q36 7 50 7t12 24Z"/>' +
    '<ellipse cx="50" cy="57" rx="28" ry="32" fill="url(#m)" stroke="currentColor"/>' +
    '<path fill="#fff4" stroke="currentColor" d="m50 36 13 9v21L50 76 37 66V45ZM50 36V25M63 45l12-4M63 66l12 6M50 76v13M37 66l-12 6M37 45l-12-4"/>' +
    '<path fill="currentColor" d="M42 15h4v5h-4ZM54 15h4v5h-4Z"/>',
  fish:
    '<path fill="url(#a)" d="m68 50 27-25q-8 25 0 52ZM30 30Q45 5 72 14l-6 24ZM36 72q12 21 31 14l-5-20Z"/>' +
    '<path fill="url(#m)" stroke="currentColor" d="M5 53q13-31 42-29 23 3 32 27-10 26-33 29Q19 81 5 53Z"/>' +
    '<path fill="#fffd" d="M36 26q-7 26 1 53l8 1q-8-28 0-56ZM59 28q-5 24 1 47l7-4q-5-19-1-38Z"/>' +
    '<circle cx="22" cy="46" r="7" fill="#fff"/><circle cx="21" cy="46" r="3.6" fill="currentColor"/>',
  whale:
    '<path fill="url(#m)" stroke="currentColor" d="M39 92q5-28 1-42Q14 54 4 22q24-10 39 8l7 12 7-12q15-18 39-8-10 32-36 28-4 14 1 42Z"/>' +
    '<path fill="none" stroke="#fffa" stroke-width="3" d="M13 27q16-5 27 10M87 27q-16-5-27 10"/>' +
    '<path fill="none" stroke="url(#a)" stroke-width="6" d="M12 84q10-8 20 0t19 0 19 0 18 0M22 94q9-7 18 0t19 0 19 0"/>',
  eagle:
    '<path fill="url(#m)" stroke="currentColor" d="M50 38Q40 14 4 16q4 10 11 14-5 1-7 0 4 10 12 13-4 1-6 0 5 9 13 11-3 2-5 1 7 8 17 5L34 82l10-4 6 14 6-14 10 4-5-22q10 3 17-5-2 1-5-1 8-2 13-11-2 1-6 0 8-3 12-13-2 1-7 0 7-4 11-14-36-2-46 22Z"/>' +
    '<path fill="url(#a)" d="M41 29q0-15 10-15 9 0 10 9l-8 5q2 14-3 22-9-9-9-21Z"/><path fill="#fff" d="m58 18 12 5-11 5Z"/><circle cx="54" cy="21" r="2.2" fill="currentColor"/>',
  butterfly:
    '<path fill="url(#m)" stroke="currentColor" d="M48 46Q30 4 7 20q-7 25 25 34-22 5-14 25 19 12 30-22ZM52 46Q70 4 93 20q7 25-25 34 22 5 14 25-19 12-30-22Z"/>' +
    '<path fill="url(#a)" d="M40 44Q28 22 15 27q0 16 25 17ZM60 44q12-22 25-17 0 16-25 17ZM40 60q-16 0-15 14 11 4 15-14ZM60 60q16 0 15 14-11 4-15-14Z"/>' +
    '<path fill="none" stroke="currentColor" stroke-width="4" d="M50 36v42M49 36Q46 24 38 20M51 36q3-12 11-16"/>',
  flower:
    '<g id="q" fill="url(#m)" stroke="currentColor"><path id="p" d="M50 50Q30 30 50 5q20 25 0 45Z"/><use href="#p" transform="rotate(60 50 50)"/><use href="#p" transform="rotate(120 50 50)"/></g><use href="#q" transform="rotate(180 50 50)"/>' +
    '<circle cx="50" cy="50" r="13" fill="url(#a)" stroke="currentColor"/><path stroke="#fffa" d="M50 14v14M20 33l11 7M80 33l-11 7M20 67l11-7M80 67l-11-7M50 86V72"/>',
  palm:
    '<path fill="url(#a)" d="M10 92q40-22 80 0Z"/><path fill="none" stroke="currentColor" stroke-width="8" d="M49 84q-4-24 5-42"/>' +
    '<path fill="url(#m)" stroke="currentColor" stroke-width="1.5" d="M54 40Q38 14 9 24q26-1 30 11-23 0-27 25 17-18 42-20ZM54 40q4-30 38-27-24 5-26 17 24-3 29 22-18-16-41-12ZM54 40q-18 10-14 38 4-24 14-27 8 13 6 31 14-30-6-42Z"/>' +
    '<circle cx="50" cy="44" r="5" fill="#fffd"/><circle cx="60" cy="45" r="5" fill="url(#a)"/>',
  carabao:
    '<path fill="url(#a)" stroke="currentColor" d="M35 34Q6 40 4 12q10 16 34 10ZM65 34q29 6 31-22-10 16-34 10Z"/>' +
    '<path fill="url(#m)" stroke="currentColor" d="M50 20q22 0 22 20l-5 34q-3 18-17 18T33 74l-5-34q0-20 22-20ZM28 40q-16-4-20 5 8 9 22 5ZM72 40q16-4 20 5-8 9-22 5Z"/>' +
    '<ellipse cx="50" cy="77" rx="15" ry="11" fill="#fff7"/><path fill="currentColor" d="M41 73h5v7h-5ZM54 73h5v7h-5ZM36 46h7v7h-7ZM57 46h7v7h-7Z"/>',
  tiger:
    '<path fill="url(#m)" stroke="currentColor" d="M22 34Q8 26 13 11q14-4 22 9 15-7 30 0 8-13 22-9 5 15-9 23 8 16 4 33Q74 90 50 91 26 90 18 67q-4-17 4-33Z"/>' +
    '<ellipse cx="50" cy="73" rx="18" ry="14" fill="#fffc"/>' +
    '<path fill="none" stroke="currentColor" stroke-width="4.5" d="M42 22v10M58 22v10M18 54l12 3M82 54l-12 3M42 79q4 4 8-4 4 8 8 4"/>' +
    '<path stroke="#fff" stroke-width="13" d="M36 48h0M64 48h0"/><path stroke="currentColor" stroke-width="6" d="M36 48h0M64 48h0"/><path fill="currentColor" d="m43 64 7 8 7-8Z"/>',
  dragon:
    '<path fill="none" stroke="url(#m)" stroke-width="15" d="M12 88q16 6 26-8t-4-27 3-30 34-5"/>' +
    '<path fill="url(#m)" stroke="currentColor" d="M56 8q16-8 28 4l12 12-5 12q-14-2-16 7l-12 1q-12-14-9-27ZM58 9Q50-1 40 2q7 4 9 13Z"/>' +
    '<path fill="url(#a)" d="m25 22-15-5 11 14-14 4 16 8-11 8 16 2ZM43 44q22-6 32 10-11-3-15 2 12 2 14 12-10-5-17-1 8 5 5 15-8-10-16-11Z"/><circle cx="77" cy="20" r="4" fill="#fff"/><circle cx="78" cy="20" r="2" fill="currentColor"/>',
  pearl:
    '<path fill="url(#a)" stroke="currentColor" d="M50 92 12 52Q3 38 15 31q2-16 18-13 8-13 17-7 9-6 17 7 16-3 18 13 12 7 3 21Z"/>' +
    '<path fill="none" stroke="currentColor" opacity=".5" d="M50 88 20 34M50 88 35 23M50 88V17M50 88l15-65M50 88l30-54"/>' +
    '<circle cx="50" cy="60" r="25" fill="#f4e9f2"/><path fill="url(#m)" fill-opacity=".45" d="M71 46a25 25 0 1 1-41 29q34 8 41-29Z"/><ellipse cx="42" cy="50" rx="8" ry="5.5" fill="#fff" transform="rotate(-35 42 50)"/>',
};
