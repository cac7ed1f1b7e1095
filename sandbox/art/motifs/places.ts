/** Wonders of sky, sea and land, each on a square of 100 by 100, painted with the gradients of its `picture`. */
export const places = {
  lighthouse:
    '<path fill="#fff5" d="M50 22 2 6v34ZM50 22 98 6v34Z"/><path fill="url(#m)" stroke="currentColor" d="M40 30h20l7 58H33Z"/><path fill="url(#a)" d="m38.5 44 23-.5 1.7 14-26.4.5ZM35 72l30-.5 1.8 15-33.6.5Z"/>' +
    '<path fill="#fff" stroke="currentColor" d="M42 16h16v14H42Z"/><path fill="url(#a)" stroke="currentColor" d="M38 16 50 4l12 12Z"/><path fill="currentColor" d="M36 29h28v4H36ZM10 96q40-20 80 0Z"/>',
  volcano:
    '<path fill="none" stroke="#fffb" stroke-width="9" d="M50 22q-2-10 8-11t6-9"/><path fill="url(#m)" stroke="currentColor" d="M2 90q28-14 40-62h16q12 48 40 62Z"/>' +
    '<path fill="url(#a)" d="M42 28h16l5 17-6 7-5-6-6 12-5-11-5 5Z"/><path fill="#fff4" d="M42 30Q34 70 12 87l22 2q10-22 8-59Z"/><path fill="currentColor" opacity=".6" d="M0 92q25-10 50-2t50 0v8H0Z"/>',
  sun:
    '<g id="s" fill="url(#m)" stroke="currentColor"><g id="q"><path id="r" d="m42 26 3-22 5 7 5-7 3 22Z"/><use href="#r" transform="rotate(45 50 50)"/></g><use href="#q" transform="rotate(90 50 50)"/></g><use href="#s" transform="rotate(180 50 50)"/>' +
    '<circle cx="50" cy="50" r="23" fill="url(#a)" stroke="currentColor"/><path fill="none" stroke="currentColor" stroke-width="3" d="M40 54q10 10 20 0"/><path fill="currentColor" d="M40 44h5v5h-5ZM55 44h5v5h-5Z"/><path fill="none" stroke="#fffc" stroke-width="3" d="M33 45q3-11 14-13"/>',
  castle:
    '<path fill="url(#a)" stroke="currentColor" d="M50 4 66 24H34ZM20 26l12 16H8ZM80 26l12 16H68Z"/><path fill="url(#m)" stroke="currentColor" d="M36 24h28v64H36ZM12 42h16v46H12ZM72 42h16v46H72ZM28 56h8v32h-8ZM64 56h8v32h-8Z"/>' +
    '<path fill="currentColor" d="M42 88V70q8-12 16 0v18ZM17 52h6v12h-6ZM77 52h6v12h-6ZM46 36h8v12h-8ZM4 88h92v6H4Z"/><path fill="#fff4" d="M39 28h5v40h-5ZM15 46h3v38h-3Z"/>',
  planet:
    '<circle cx="50" cy="50" r="29" fill="url(#m)" stroke="currentColor"/><path fill="#fff6" d="M25 38q24-12 48-6l-6-6Q44 14 25 38ZM22 56q28-6 55-2l-1 8q-27-4-51 2Z"/>' +
    '<path fill="none" stroke="url(#a)" stroke-width="7" d="M24 60Q0 78 10 84q14 6 50-18t36-46q-4-6-22 2"/><path fill="#fff" d="m14 10 3 9 9 3-9 3-3 9-3-9-9-3 9-3ZM86 74l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z"/>',
  hut:
    '<path fill="currentColor" d="M24 70h5v24h-5ZM71 70h5v24h-5ZM48 70h5v24h-5Z"/><path fill="url(#m)" stroke="currentColor" d="M18 46h64v28H18Z"/><path fill="url(#a)" stroke="currentColor" d="M50 8Q58 30 96 50H4Q42 30 50 8Z"/>' +
    '<path fill="none" stroke="#fff8" stroke-width="3" d="M50 18v26M42 28 28 44M58 28l14 16"/><path fill="currentColor" d="M42 54h16v20H42ZM25 54h10v10H25ZM65 54h10v10H65ZM10 74h80v4H10Z"/>',
  comet:
    '<path fill="url(#a)" d="M4 4q44 6 68 34L42 70Q12 44 4 4Z"/><path fill="#fff9" d="M10 12q30 14 54 42L50 66Q22 40 10 12Z"/>' +
    '<circle cx="64" cy="64" r="27" fill="url(#m)" stroke="currentColor"/><path fill="#fff8" d="M46 58q6-14 20-14-8 6-8 18Z"/><path fill="currentColor" opacity=".25" d="M68 52h10v9H68ZM56 72h9v8h-9ZM76 72h6v6h-6Z"/><path fill="#fff" d="m84 8 3 9 9 3-9 3-3 9-3-9-9-3 9-3ZM16 70l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z"/>',
  rainbow:
    '<g fill="none" stroke-width="9"><path stroke="#ff5a5a" d="M12 80V60q0-40 38-40t38 40v20"/><path stroke="#ffc53d" d="M21 80V60q0-31 29-31t29 31v20"/><path stroke="#5fd68a" d="M30 80V60q0-22 20-22t20 22v20"/><path stroke="#5fb2ff" d="M39 80V60q0-13 11-13t11 13v20"/></g>' +
    '<path fill="#fff" stroke="currentColor" d="M4 90q-4-14 10-16 8-12 20-2 12-2 12 10 0 8-8 8ZM96 90q4-14-10-16-8-12-20-2-12-2-12 10 0 8 8 8Z"/><path fill="url(#a)" stroke="currentColor" d="m50 2 4 10 11 1-8 7 2 10-9-5-9 5 2-10-8-7 11-1Z"/>',
  waterfall:
    '<path fill="currentColor" opacity=".75" d="M0 22 22 10l10 8v78H0ZM100 22 78 10l-10 8v78h32Z"/><path fill="url(#m)" stroke="currentColor" d="M26 18q24-10 48 0v66q-24 8-48 0Z"/><path stroke="#fffd" stroke-width="4" d="M36 24v30M46 22v44M56 26v26M66 24v40M40 66v12M58 64v14"/>' +
    '<path fill="url(#a)" d="M0 24q10-14 28-10-4 12-16 12ZM100 24Q90 10 72 14q4 12 16 12ZM2 60q8-10 22-6-4 12-14 12ZM98 60q-8-10-22-6 4 12 14 12Z"/><path fill="#fffd" d="M14 96q-4-12 8-14 6-10 16-2 12-8 22 0 10-8 18 2 12 2 8 14Z"/>',
  temple:
    '<path fill="url(#a)" stroke="currentColor" d="M50 2 54 14q20 4 32 22 6 2 10 0-2 10-10 12H14Q6 46 4 36q4 2 10 0 12-18 32-22Z"/><path fill="url(#m)" stroke="currentColor" d="M18 48h64v40H18Z"/><path fill="currentColor" d="M40 88V66q10-12 20 0v22ZM24 54h8v26h-8ZM68 54h8v26h-8Z"/>' +
    '<path fill="url(#a)" stroke="currentColor" d="M8 88h84v8H8ZM14 44h72v7H14Z"/><path fill="#fff7" d="M50 10q-16 8-30 26h10q8-16 20-26Z"/><circle cx="50" cy="34" r="6" fill="#fff" stroke="currentColor"/>',
};
