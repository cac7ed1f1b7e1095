/** Creatures of the sea, each on a square of 100 by 100, painted with the gradients of its `picture`. */
export const sea = {
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
  pearl:
    '<path fill="url(#a)" stroke="currentColor" d="M50 92 12 52Q3 38 15 31q2-16 18-13 8-13 17-7 9-6 17 7 16-3 18 13 12 7 3 21Z"/>' +
    '<path fill="none" stroke="currentColor" opacity=".5" d="M50 88 20 34M50 88 35 23M50 88V17M50 88l15-65M50 88l30-54"/>' +
    '<circle cx="50" cy="60" r="25" fill="#f4e9f2"/><path fill="url(#m)" fill-opacity=".45" d="M71 46a25 25 0 1 1-41 29q34 8 41-29Z"/><ellipse cx="42" cy="50" rx="8" ry="5.5" fill="#fff" transform="rotate(-35 42 50)"/>',
  dolphin:
    '<path fill="url(#m)" stroke="currentColor" d="M3 83Q2 43 38 27q7-16 22-19-4 10 1 18 19 5 24 24 9 2 11 9-10 5-20 1-9 3-18 1 0 14-14 20 1-12-3-21-17 4-22 19 6 5 7 15-12 0-16-7-3 3-7-4Z"/>' +
    '<path fill="#fffb" d="M84 58q-12 4-26 1-24 0-34 20 4-26 30-31 18-2 30 10Z"/><path fill="currentColor" d="M68 40h6v6h-6Z"/><path fill="none" stroke="url(#a)" stroke-width="6" d="M34 92q8-7 16 0t16 0 16 0 14 0"/>',
  marlin:
    '<path fill="url(#a)" stroke="currentColor" d="M36 38Q44 4 82 12q-14 8-10 32ZM44 64q-2 16 8 24 8-8 10-22Z"/><path fill="url(#m)" stroke="currentColor" d="M1 43 34 46q22-16 44 4l18-20q2 14-4 24 8 6 10 22L78 60Q58 78 30 62L1 48Z"/>' +
    '<path fill="#fff9" d="M30 60q24 8 48-4-18 18-40 10Z"/><circle cx="38" cy="51" r="4.5" fill="#fff"/><circle cx="37" cy="51" r="2.4" fill="currentColor"/>',
  shark:
    '<path fill="url(#m)" stroke="currentColor" d="M3 56Q26 30 54 32 56 16 70 8q0 16 4 28 8 6 12 8 2-14 11-22 0 16-2 26 2 10 4 24-12-6-15-16-8 6-18 9 0 12-10 21-4-10-6-19Q20 72 3 56Z"/>' +
    '<path fill="#fffc" d="M6 58q28 4 78-2-18 14-42 12Q20 68 6 58Z"/><path fill="none" stroke="currentColor" d="M46 44q-4 6 0 12M53 43q-4 6 0 12M12 62l5-3 4 5 4-4 5 5"/><circle cx="27" cy="48" r="3.6" fill="currentColor"/><circle cx="26" cy="47" r="1.2" fill="#fff"/>',
  ray:
    '<path fill="none" stroke="currentColor" stroke-width="4" d="M50 76q6 10-3 22"/><path fill="url(#m)" stroke="currentColor" d="M41 22q-4-8-8-12-2 8 0 14Q14 34 1 58q16-6 27 0 6 18 22 24 16-6 22-24 11-6 27 0Q86 34 67 24q2-6 0-14-4 4-8 12Z"/>' +
    '<path fill="url(#a)" d="M22 44q28-22 56 0-12-4-18 4-4 18-10 24-6-6-10-24-6-8-18-4Z"/><path fill="currentColor" d="M38 28h5v6h-5ZM57 28h5v6h-5Z"/>',
  jelly:
    '<path fill="none" stroke="url(#a)" stroke-width="6" d="M27 52q-9 10 0 20t-2 22M43 54q-8 11 0 20t-3 24M59 54q8 11 0 20t3 24M75 52q9 10 0 20t2 22"/>' +
    '<path fill="url(#m)" stroke="currentColor" d="M10 54Q8 6 50 6t40 48q-10 8-20 0-10 8-20 0-10 8-20 0-10 8-20 0Z"/><path fill="#fff8" d="M20 38Q22 16 44 12 30 22 30 38Z"/><path stroke="currentColor" stroke-width="6" d="M40 38h0M62 38h0"/><path fill="none" stroke="currentColor" d="M46 43q5 4 10 0"/>',
  octopus:
    '<path fill="none" stroke="url(#m)" stroke-width="12" d="M34 58Q28 84 8 78M44 62q-2 26-18 30M56 62q2 26 18 30M66 58q6 26 26 20"/>' +
    '<path fill="url(#m)" stroke="currentColor" d="M22 44Q18 6 50 6t28 38q2 10-6 18-22 10-44 0-8-8-6-18Z"/><path fill="#fff8" d="M30 32q2-16 16-19-8 8-8 19Z"/><circle cx="38" cy="46" r="8" fill="#fff"/><circle cx="62" cy="46" r="8" fill="#fff"/><path stroke="currentColor" stroke-width="7" d="M40 47h0M60 47h0"/><path stroke="url(#a)" stroke-width="8" d="M50 68h.1M36 66h.1M64 66h.1"/>',
  crab:
    '<path fill="none" stroke="url(#a)" stroke-width="6" d="M24 66 8 72M27 76 14 88M76 66l16 6M73 76l13 12M26 52 14 42M74 52l12-10"/>' +
    '<path fill="url(#a)" stroke="currentColor" d="M14 44Q-4 32 8 12l8 14 10-14q8 22-12 32ZM86 44q18-12 6-32l-8 14-10-14q-8 22 12 32Z"/><path fill="url(#m)" stroke="currentColor" d="M50 40q34 0 32 24-4 20-32 20T18 64q-2-24 32-24Z"/><path stroke="currentColor" d="M40 42V32M60 42V32"/><circle cx="40" cy="30" r="7" fill="#fff"/><circle cx="40" cy="30" r="3.9" fill="currentColor"/><circle cx="60" cy="30" r="7" fill="#fff"/><circle cx="60" cy="30" r="3.9" fill="currentColor"/><path fill="none" stroke="currentColor" stroke-width="3" d="M40 66q10 8 20 0"/><path fill="#fff8" d="M26 58q4-10 18-12-8 6-10 14Z"/>',
  seahorse:
    '<path fill="url(#a)" stroke="currentColor" d="M66 44q22 2 24 18-4 12-22 8ZM40 8q6-8 10 0 6-8 10 2 8-4 8 6L42 16Z"/><path fill="url(#m)" stroke="currentColor" d="M44 14q22-10 28 12 2 12-6 20 10 18 0 32-10 14-26 12-12-4-10-14 6-8 14 0-6 4 0 6 10 0 10-12-16-8-12-26 2-8 8-14l-24 4q-8-4-2-10 14-2 20-10Z"/>' +
    '<path fill="none" stroke="#fff9" stroke-width="3" d="M50 46q10 2 12 6M48 54q10 0 14 5M50 62q8 0 12 4M55 70q5 0 8 3"/><circle cx="54" cy="23" r="5.5" fill="#fff"/><circle cx="53" cy="23" r="3" fill="currentColor"/>',
  puffer:
    '<path fill="url(#a)" stroke="currentColor" d="m50 2 5 14 12-8v15l15-4-4 15 14 3-10 11 14 6-14 7M50 2l-5 14-12-8v15l-15-4 4 15-14 3 10 11-14 6 14 7"/><path fill="url(#a)" stroke="currentColor" d="M4 62q14-10 20 2-6 14-18 12ZM96 62q-14-10-20 2 6 14 18 12Z"/><circle cx="50" cy="54" r="36" fill="url(#m)" stroke="currentColor"/>' +
    '<path fill="#fffb" d="M18 68q32 14 64 0Q72 90 50 90T18 68Z"/><circle cx="36" cy="46" r="9" fill="#fff"/><circle cx="36" cy="46" r="5" fill="currentColor"/><circle cx="64" cy="46" r="9" fill="#fff"/><circle cx="64" cy="46" r="5" fill="currentColor"/><ellipse cx="50" cy="64" rx="8" ry="5" fill="url(#a)" stroke="currentColor"/>',
};
