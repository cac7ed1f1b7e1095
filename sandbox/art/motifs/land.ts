/** Animals and plants, each on a square of 100 by 100, painted with the gradients of its `picture`. */
export const land = {
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
  fruit:
    '<path fill="url(#a)" stroke="currentColor" d="M50 36Q30 30 24 10q12 4 18 12Q42 10 50 0q8 10 8 22 6-8 18-12-6 20-26 26Z"/><path fill="url(#m)" stroke="currentColor" d="M50 34q24 0 24 32T50 98 26 66t24-32Z"/>' +
    '<path fill="none" stroke="currentColor" opacity=".45" d="m32 44 38 36M27 58l34 36M46 36l27 24M68 44 30 80M73 58 39 94M54 36 27 60"/><path fill="none" stroke="#fffa" stroke-width="4" d="M34 54q3-10 10-13"/>',
  dragon:
    '<path fill="url(#a)" stroke="currentColor" d="M30 34Q8 30 6 4q10 14 30 16ZM70 34q22-4 24-30-10 14-30 16ZM24 46 4 44l12 12L2 66l18 2-4 16 18-8ZM76 46l20-2-12 12 14 10-18 2 4 16-18-8Z"/><path fill="url(#m)" stroke="currentColor" d="M50 16q26 0 28 26 0 12-8 20 6 8 2 20-8 14-22 14T28 82q-4-12 2-20-8-8-8-20 2-26 28-26Z"/>' +
    '<path fill="url(#a)" d="m50 16 7 16-7 14-7-14Z"/><path fill="#fff8" d="M34 66q16-8 32 0l2 12q-18 10-36 0Z"/><path fill="#fff" d="M36 82h8l-4 8ZM56 82h8l-4 8ZM28 42l16 6-2 8-12-2ZM72 42l-16 6 2 8 12-2Z"/><path fill="none" stroke="currentColor" stroke-width="4" d="m27 40 18 8M73 40l-18 8M40 69l4 3M60 69l-4 3M34 82h32"/><path stroke="currentColor" stroke-width="5" d="M38 52h0M62 52h0"/>',
  rooster:
    '<path fill="url(#a)" stroke="currentColor" d="M62 60q-4-34 14-44 4 10 0 18 14-12 22-6-4 10-14 14 14-2 14 6-6 10-18 12 8 2 8 8-12 10-26 4Z"/><path fill="url(#m)" stroke="currentColor" d="M24 26q2-14 16-12 12 4 10 20 2 14 22 24-2 24-26 26-22-2-24-26 0-12 2-32Z"/>' +
    '<path fill="#ff4d4d" stroke="currentColor" d="M26 18q-4-10 4-10 2-8 9-2 8-4 7 4 6 2 2 10Q36 8 26 18ZM22 34q-8 12 2 16 6-4 4-14Z"/><path fill="#ffd34d" stroke="currentColor" d="m24 24-14 6 14 6Z"/><path fill="#fff8" d="M38 52q12 14 28 10-14 16-30 4Z"/><circle cx="33" cy="25" r="3" fill="currentColor"/><path fill="none" stroke="currentColor" stroke-width="4" d="M42 84v10h-8M54 82v12h-8"/>',
  tarsier:
    '<path fill="url(#a)" stroke="currentColor" d="M18 40Q-4 26 6 10q18 0 26 18ZM82 40q22-14 12-30-18 0-26 18Z"/><path fill="url(#m)" stroke="currentColor" d="M50 14q36 0 38 38-2 36-38 38-36-2-38-38 2-38 38-38Z"/>' +
    '<circle cx="31" cy="48" r="18" fill="#fff" stroke="currentColor"/><circle cx="69" cy="48" r="18" fill="#fff" stroke="currentColor"/><circle cx="33" cy="49" r="11" fill="currentColor"/><circle cx="67" cy="49" r="11" fill="currentColor"/><path stroke="#fff" stroke-width="7" d="M37 44h0M71 44h0"/><path fill="currentColor" d="m45 64 5 6 5-6Z"/><path fill="none" stroke="currentColor" d="M38 76q12 8 24 0"/><path fill="#fff6" d="M42 18q8-2 16 0l-8 14Z"/>',
  monkey:
    '<circle cx="14" cy="46" r="13" fill="url(#a)" stroke="currentColor"/><circle cx="86" cy="46" r="13" fill="url(#a)" stroke="currentColor"/><path fill="url(#m)" stroke="currentColor" d="M42 12q8-12 18-6-4 2-4 6 28 4 28 38 0 40-34 42-34-2-34-42 0-34 26-38Z"/>' +
    '<path fill="#ffe9cf" d="M50 36q8-10 20-4 12 8 4 24 6 30-24 30T26 56q-8-16 4-24 12-6 20 4Z"/><path stroke="currentColor" stroke-width="8" d="M38 48h0M62 48h0"/><path stroke="#fff" stroke-width="3" d="M39.5 46h0M63.5 46h0"/><path fill="none" stroke="currentColor" stroke-width="3" d="M34 68q16 16 32 0ZM46 58h2M53 58h2"/>',
  peacock:
    '<g fill="url(#a)" stroke="currentColor"><path id="f" d="M50 62Q34 30 50 4q16 26 0 58Z"/><use href="#f" transform="rotate(-32 50 74)"/><use href="#f" transform="rotate(32 50 74)"/><use href="#f" transform="rotate(-64 50 74)"/><use href="#f" transform="rotate(64 50 74)"/></g>' +
    '<g fill="#fffd" stroke="currentColor"><circle cx="50" cy="20" r="6"/><circle cx="22" cy="28" r="6"/><circle cx="78" cy="28" r="6"/><circle cx="5" cy="50" r="5"/><circle cx="95" cy="50" r="5"/></g><path fill="url(#m)" stroke="currentColor" d="M44 46q0-10 8-10t8 8q-2 14 8 24 8 22-18 24-24-2-18-24 12-8 12-22Z"/><path fill="currentColor" d="M51 42h5v5h-5Z"/><path fill="#ffd34d" d="m60 44 9 3-9 4Z"/><path fill="none" stroke="currentColor" d="m50 36-4-9M54 36v-9M58 38l5-8"/>',
  firefly:
    '<circle cx="50" cy="66" r="32" fill="#fff8a8" opacity=".45"/><path fill="#fffb" stroke="currentColor" d="M48 44Q16 6 4 24q0 26 40 32ZM52 44Q84 6 96 24q0 26-40 32Z"/><path fill="url(#a)" stroke="currentColor" d="M50 46q18 8 16 28-4 20-16 22-12-2-16-22-2-20 16-28Z"/>' +
    '<path fill="url(#m)" stroke="currentColor" d="M36 36q0-16 14-16t14 16-14 20-14-20Z"/><path fill="none" stroke="currentColor" d="M44 22Q40 10 30 8M56 22q4-12 14-14M36 66q14 6 28 0M35 78q15 6 30 0"/><path stroke="currentColor" stroke-width="5" d="M44 36h0M57 36h0"/>',
  lotus:
    '<path fill="url(#a)" stroke="currentColor" d="M50 84Q6 90 2 52q20-2 34 10ZM50 84q44 6 48-32-20-2-34 10Z"/><path fill="url(#m)" stroke="currentColor" d="M50 86Q12 74 16 30q20 6 28 26ZM50 86q38-12 34-56-20 6-28 26ZM50 86Q20 50 50 12q30 38 0 74Z"/>' +
    '<path fill="#fff8" d="M50 22q-14 26-4 54-8-28 4-54ZM24 40q2 22 18 38-20-8-18-38Z"/><path fill="none" stroke="url(#a)" stroke-width="5" d="M14 92q12-6 24 0t24 0 24 0"/>',
};
