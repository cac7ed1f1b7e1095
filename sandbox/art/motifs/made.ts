/** Man-made things, each on a square of 100 by 100, painted with the gradients of its `picture`. */
export const made = {
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
  guitar:
    '<path fill="none" stroke="currentColor" stroke-width="9" d="M56 46 88 12"/><path fill="url(#a)" stroke="currentColor" d="m82 8 8-6 8 8-6 8Z"/><path fill="url(#m)" stroke="currentColor" d="M63 37q14 12 2 25-9 5-9 13-3 20-26 19Q8 90 6 70 5 48 26 45q8-1 12-9 12-12 25 1Z"/>' +
    '<circle cx="43" cy="57" r="10" fill="currentColor" stroke="url(#a)"/><path stroke="#fffd" stroke-width="1.5" d="M24 74 88 9M27 77 91 12"/><path stroke="currentColor" stroke-width="6" d="m18 68 14 14"/>',
  galleon:
    '<path fill="currentColor" d="M24 16h3v52h-3ZM50 4h4v64h-4ZM75 18h3v48h-3Z"/><path fill="url(#m)" stroke="currentColor" d="M8 24q16-6 32 0 6 14 0 26-16-6-32 0 6-12 0-26ZM36 12q18-6 34 0 6 12 0 24-16-6-34 0 6-12 0-24ZM36 40q18-6 36 0 4 10 0 20-18-6-36 0 6-10 0-20ZM66 26q14-4 28 0 4 12 0 24-14-4-26 0 4-12-2-24Z"/>' +
    '<path fill="#fff8" d="M38 15q8-3 14-3v22q-8 0-12 2ZM10 26q6-2 14-2v23q-6 0-12 2Z"/><path fill="url(#a)" stroke="currentColor" d="M2 60q10 8 24 6h44l8-6h20q-2 24-18 32H24Q8 84 2 60Z"/><path stroke="currentColor" stroke-width="5" d="M28 78h0M42 79h0M56 79h0M70 78h0"/><path fill="#ff4d4d" d="M54 2h16l-5 4 5 4H54Z"/>',
  compass:
    '<circle cx="50" cy="50" r="46" fill="url(#m)" stroke="currentColor"/><circle cx="50" cy="50" r="35" fill="currentColor"/><path fill="#fff" d="M50 12 58 42 88 50 58 58 50 88 42 58 12 50 42 42Z"/>' +
    '<path fill="url(#a)" d="M50 12v38h38L58 42ZM50 88V50H12l30 8ZM28 28l20 14-6 6ZM72 72 52 58l6-6ZM72 28 58 48l-6-6ZM28 72l14-20 6 6Z"/><circle cx="50" cy="50" r="5" fill="currentColor"/><path stroke="currentColor" stroke-width="3" d="M50 6v4M50 90v4M6 50h4M90 50h4"/>',
  haloHalo:
    '<path fill="#fff" stroke="currentColor" d="M20 40q-2-18 16-20 14-16 28 0 18 2 16 20Z"/><circle cx="56" cy="26" r="14" fill="#b07be8" stroke="currentColor"/><path fill="#ffd34d" stroke="currentColor" d="M24 36q4-16 18-14l-6 16Z"/><circle cx="74" cy="14" r="7" fill="#ff4d4d" stroke="currentColor"/>' +
    '<path fill="url(#m)" stroke="currentColor" d="M14 40h72q-2 34-28 42v6h14v8H28v-8h14v-6Q16 74 14 40Z"/><path fill="url(#a)" d="M18 54q32-10 64 0-6 18-24 24H42Q24 72 18 54Z"/><path stroke="#fffc" stroke-width="7" d="M34 56h0M50 62h0M66 54h0M44 70h0M58 72h0"/><path stroke="#fffb" stroke-width="4" d="M20 46q2 14 8 20"/>',
  kalesa:
    '<path fill="url(#a)" stroke="currentColor" d="M14 34q0-22 26-24h40q10 0 8 12l-4 6H40q-8 2-8 14l-10 2Z"/><path fill="url(#m)" stroke="currentColor" d="M16 42h16q4 12 16 12h20V34h14v20q14-4 16-10-2 24-22 26H34Q18 68 16 42Z"/>' +
    '<g fill="none" stroke="currentColor"><circle cx="48" cy="70" r="24" stroke-width="6"/><path stroke-width="3" d="M48 48v44M26 70h44M33 55l30 30M63 55 33 85"/></g><circle cx="48" cy="70" r="7" fill="url(#a)" stroke="currentColor"/><path stroke="currentColor" stroke-width="4" d="M36 12v24M80 24v18"/>',
  drum:
    '<path fill="url(#m)" stroke="currentColor" d="M12 36h76l-8 50q-30 14-60 0Z"/><path fill="url(#a)" stroke="currentColor" d="M12 32q38 18 76 0v12q-38 18-76 0ZM19 80q31 13 62 0l-1 10q-30 12-60 0Z"/><ellipse cx="50" cy="32" rx="38" ry="14" fill="#fff8ea" stroke="currentColor"/>' +
    '<path fill="none" stroke="currentColor" stroke-width="3" d="m18 48 12 34 10-30 10 32 10-32 10 30 12-34"/><path stroke="currentColor" stroke-width="5" d="M22 4l22 24M80 4 58 28"/><circle cx="45" cy="29" r="6" fill="url(#a)" stroke="currentColor"/><circle cx="57" cy="29" r="6" fill="url(#a)" stroke="currentColor"/>',
  fan:
    '<path fill="url(#m)" stroke="currentColor" d="M50 92 2 46Q18 8 50 8t48 38Z"/><path fill="url(#a)" d="m50 92-30-54 10-6ZM50 92 42 27h16ZM50 92l20-60 10 6Z"/><path fill="none" stroke="#fffb" stroke-width="4" d="M12 45q12-24 38-26 26 2 38 26"/>' +
    '<path fill="none" stroke="currentColor" d="M50 92 14 32M50 92 30 16M50 92V8M50 92l20-76M50 92l36-60"/><circle cx="50" cy="90" r="7" fill="url(#a)" stroke="currentColor"/>',
};
