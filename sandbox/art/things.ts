/** Made things and wonders of nature, drawn like the `creatures`. */
export const things = {
  crown:
    '<path fill="url(#m)" stroke="currentColor" d="M14 78 6 30l24 20L50 14l20 36 24-20-8 48Z"/><path fill="url(#a)" stroke="currentColor" d="M14 74h72v14H14Z"/>' +
    '<g fill="url(#a)"><circle cx="6" cy="28" r="6"/><circle cx="50" cy="12" r="7"/><circle cx="94" cy="28" r="6"/><path d="m50 46 9 12-9 12-9-12Z"/></g><path fill="#fffc" d="m50 46 5 7-10 3ZM20 78h8v6h-8ZM46 78h8v6h-8ZM72 78h8v6h-8Z"/>',
  parol:
    '<circle cx="50" cy="44" r="37" fill="none" stroke="url(#a)" stroke-width="4" stroke-dasharray="6 5"/><path fill="url(#m)" stroke="currentColor" d="m50 5 11 25 27 3-20 18 6 27-24-14-24 14 6-27-20-18 27-3Z"/>' +
    '<path fill="#fff7" d="m50 5 11 25-11 14ZM88 33 68 51l-18-7ZM74 78 50 64V44ZM26 78l6-27 18-7ZM12 33l27-3 11 14Z"/><circle cx="50" cy="44" r="9" fill="url(#a)"/><path fill="none" stroke="url(#a)" stroke-width="3.5" d="M27 80v16M23 80v10M31 80v10M73 80v16M69 80v10M77 80v10"/>',
  boat:
    '<path fill="url(#m)" stroke="currentColor" d="M48 6q34 22 36 58L24 66Q40 40 48 6Z"/><path fill="url(#a)" d="M50 16q16 14 24 32l-38 4q7-12 11-24 2-6 3-12Z"/><path fill="#fffa" d="M50 16q6 5 11 11l-15 4q3-8 4-15ZM78 56l2 8-52 2 5-8Z"/>' +
    '<path fill="currentColor" d="M45 5h4v66h-4Z"/><path fill="url(#a)" stroke="currentColor" d="M6 68q44 10 88-2-8 20-26 20H32Q14 86 6 68Z"/><path fill="none" stroke="#fffc" stroke-width="4" d="M4 93q12-8 23 0t23 0 23 0 22 0"/>',
  anchor:
    '<g fill="none" stroke="currentColor" stroke-width="15"><path id="k" d="M50 30v58M32 40h36M12 58q4 30 38 31 34-1 38-31"/><circle cx="50" cy="18" r="10"/></g><g fill="none" stroke="url(#m)" stroke-width="10"><use href="#k"/><circle cx="50" cy="18" r="10"/></g>' +
    '<path fill="url(#a)" stroke="currentColor" d="m2 66 9-20 14 15ZM98 66l-9-20-14 15Z"/><path stroke="#fffa" stroke-width="3" d="M48 34v44"/>',
  lighthouse:
    '<path fill="#fff5" d="M50 22 2 6v34ZM50 22 98 6v34Z"/><path fill="url(#m)" stroke="currentColor" d="M40 30h20l7 58H33Z"/><path fill="url(#a)" d="m38.5 44 23-.5 1.7 14-26.400.5ZM35 72l30-.5 1.8 15-33.600.5Z"/>' +
    '<path fill="#fff" stroke="currentColor" d="M42 16h16v14H42Z"/><path fill="url(#a)" stroke="currentColor" d="M38 16 50 4l12 12Z"/><path fill="currentColor" d="M36 29h28v4H36ZM10 96q40-20 80 0Z"/>',
  volcano:
    '<path fill="none" stroke="#fffb" stroke-width="9" d="M50 22q-2-10 8-11t6-9"/><path fill="url(#m)" stroke="currentColor" d="M2 90q28-14 40-62h16q12 48 40 62Z"/>' +
    '<path fill="url(#a)" d="M42 28h16l5 17-6 7-5-6-6 12-5-11-5 5Z"/><path fill="#fff4" d="M42 30Q34 70 12 87l22 2q10-22 8-59Z"/><path fill="currentColor" opacity=".6" d="M0 92q25-10 50-2t50 0v8H0Z"/>',
  sun:
    '<g id="s" fill="url(#m)" stroke="currentColor"><g id="q"><path id="r" d="m42 26 3-22 5 7 5-7 3 22Z"/><use href="#r" transform="rotate(45 50 50)"/></g><use href="#q" transform="rotate(90 50 50)"/></g><use href="#s" transform="rotate(180 50 50)"/>' +
    '<circle cx="50" cy="50" r="23" fill="url(#a)" stroke="currentColor"/><path fill="none" stroke="currentColor" stroke-width="3" d="M40 54q10 10 20 0"/><path fill="currentColor" d="M40 44h5v5h-5ZM55 44h5v5h-5Z"/><path fill="none" stroke="#fffc" stroke-width="3" d="M33 45q3-11 14-13"/>',
  gem:
    '<path fill="url(#m)" stroke="currentColor" d="M27 14h46l22 27-45 51L5 41Z"/><path fill="#fffb" d="M27 14 35 41H5ZM50 14 35 41h30Z"/><path fill="url(#a)" d="M35 41h30L50 92Z"/>' +
    '<path fill="currentColor" opacity=".3" d="M65 41h30L50 92ZM73 14l22 27H65Z"/><path fill="#fff4" d="M5 41h30l15 51Z"/><path fill="#fff" d="m80 4 3 8 8 3-8 3-3 8-3-8-8-3 8-3Z"/>',
  chest:
    '<path fill="url(#a)" d="m24 30 12-14 10 9 9-17 10 15 14-5 2 14Z"/><path fill="#fff" d="m55 8 5 8-8 4ZM79 18l1 8-7-4Z"/><path fill="url(#m)" stroke="currentColor" d="M10 46q0-18 14-18h52q14 0 14 18v42H10Z"/>' +
    '<path fill="currentColor" d="M10 46h80v5H10ZM24 28h6v60h-6ZM70 28h6v60h-6Z"/><path fill="url(#a)" stroke="currentColor" d="M41 42h18v22q-9 8-18 0Z"/><circle cx="50" cy="52" r="3.5" fill="currentColor"/><path fill="#fff4" d="M14 56h8v28h-8ZM33 56h6v28h-6Z"/>',
  jeepney:
    '<path fill="url(#m)" stroke="currentColor" d="M14 40q2-22 12-24h48q10 2 12 24v38H14Z"/><path fill="#fffc" stroke="currentColor" d="M23 40q0-14 6-15h42q6 1 6 15Z"/>' +
    '<path fill="url(#a)" d="M8 48h84v9H8Z"/><path fill="#fff" stroke="currentColor" d="M36 60h28v14H36Z"/><path stroke="currentColor" d="M50 25v15M36 67h28M43 60v14M50 60v14M57 60v14"/><g fill="url(#a)" stroke="currentColor"><circle cx="24" cy="67" r="7"/><circle cx="76" cy="67" r="7"/></g>' +
    '<path fill="currentColor" d="M10 78h80v6H10ZM18 84h14v9H18ZM68 84h14v9H68ZM30 8h40v7H30Z"/>',
  mask:
    '<path fill="url(#a)" d="M50 38Q24 24 28 2q18 6 22 24Q54 8 72 2q4 22-22 36ZM22 34Q6 26 8 8q14 6 20 20ZM78 34q16-8 14-26-14 6-20 20Z"/><path fill="url(#m)" stroke="currentColor" d="M6 36q22-12 44 2 22-14 44-2 4 34-20 40-14 2-24-14-10 16-24 14Q2 70 6 36Z"/>' +
    '<path fill="currentColor" d="M18 50q12-12 24 4-10 12-24-4ZM82 50q-12-12-24 4 10 12 24-4Z"/><path fill="none" stroke="#fffb" stroke-width="3" d="M12 44q12-8 24-2M88 44q-12-8-24-2"/><path fill="url(#a)" d="m50 40 5 7-5 7-5-7Z"/>',
  palace:
    '<path fill="url(#a)" stroke="currentColor" d="M50 4 66 24H34ZM20 26l12 16H8ZM80 26l12 16H68Z"/><path fill="url(#m)" stroke="currentColor" d="M36 24h28v64H36ZM12 42h16v46H12ZM72 42h16v46H72ZM28 56h8v32h-8ZM64 56h8v32h-8Z"/>' +
    '<path fill="currentColor" d="M42 88V70q8-12 16 0v18ZM17 52h6v12h-6ZM77 52h6v12h-6ZM46 36h8v12h-8ZM4 88h92v6H4Z"/><path fill="#fff4" d="M39 28h5v40h-5ZM15 46h3v38h-3Z"/>',
  guitar:
    '<path fill="none" stroke="currentColor" stroke-width="9" d="M56 46 88 12"/><path fill="url(#a)" stroke="currentColor" d="m82 8 8-6 8 8-6 8Z"/><path fill="url(#m)" stroke="currentColor" d="M63 37q14 12 2 25-9 5-9 13-3 20-26 19Q8 90 6 70 5 48 26 45q8-1 12-9 12-12 25 1Z"/>' +
    '<circle cx="43" cy="57" r="10" fill="currentColor" stroke="url(#a)"/><path stroke="#fffd" stroke-width="1.5" d="M24 74 88 9M27 77 91 12"/><path stroke="currentColor" stroke-width="6" d="m18 68 14 14"/>',
  planet:
    '<circle cx="50" cy="50" r="29" fill="url(#m)" stroke="currentColor"/><path fill="#fff6" d="M25 38q24-12 48-6l-6-6Q44 14 25 38ZM22 56q28-6 55-2l-1 8q-27-4-51 2Z"/>' +
    '<path fill="none" stroke="url(#a)" stroke-width="7" d="M24 60Q0 78 10 84q14 6 50-18t36-46q-4-6-22 2"/><path fill="#fff" d="m14 10 3 9 9 3-9 3-3 9-3-9-9-3 9-3ZM86 74l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z"/>',
  hut:
    '<path fill="currentColor" d="M24 70h5v24h-5ZM71 70h5v24h-5ZM48 70h5v24h-5Z"/><path fill="url(#m)" stroke="currentColor" d="M18 46h64v28H18Z"/><path fill="url(#a)" stroke="currentColor" d="M50 8Q58 30 96 50H4Q42 30 50 8Z"/>' +
    '<path fill="none" stroke="#fff8" stroke-width="3" d="M50 18v26M42 28 28 44M58 28l14 16"/><path fill="currentColor" d="M42 54h16v20H42ZM25 54h10v10H25ZM65 54h10v10H65ZM10 74h80v4H10Z"/>',
  fruit:
    '<path fill="url(#a)" stroke="currentColor" d="M50 36Q30 30 24 10q12 4 18 12Q42 10 50 0q8 10 8 22 6-8 18-12-6 20-26 26Z"/><path fill="url(#m)" stroke="currentColor" d="M50 34q24 0 24 32T50 98 26 66t24-32Z"/>' +
    '<path fill="none" stroke="currentColor" opacity=".45" d="m32 44 38 36M27 58l34 36M46 36l27 24M68 44 30 80M73 58 39 94M54 36 27 60"/><path fill="none" stroke="#fffa" stroke-width="4" d="M34 54q3-10 10-13"/>',
};
