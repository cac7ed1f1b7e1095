const light = '<circle cx="100" cy="95" r="105" fill="url(#g)"/>';

/** The backgrounds of slots, on a square of 200 by 200: always with a light in the middle. */
export const scenes: readonly string[] = [
  // rays of light
  `<path fill="#fff2" d="M100 95-30-40h60ZM100 95 70-40h50ZM100 95l60-135h60ZM100 95 230 50v60ZM100 95l130 60v80ZM100 95l50 150h-60ZM100 95 40 240h-80ZM100 95-30 110V40Z"/>${light}`,
  // a low sun over the sea
  `<circle cx="100" cy="118" r="74" fill="url(#a)" opacity=".85"/><circle cx="100" cy="118" r="90" fill="none" stroke="#fff3" stroke-width="8"/><path opacity=".75" fill="currentColor" d="M0 138q17-9 33 0t34 0 33 0 33 0 34 0 33 0v62H0Z"/><path stroke="#fff5" stroke-width="3" d="M30 156h30M84 164h46M142 152h30M50 180h24M112 184h50"/>${light}`,
  // rice terraces
  `${light}<g fill="currentColor"><path opacity=".3" d="M0 100q40-34 92-18t108-24v142H0Z"/><path opacity=".35" d="M0 132q60-30 110-10t90-14v92H0Z"/><path opacity=".5" d="M0 164q50-22 100-8t100-12v56H0Z"/></g><path fill="none" stroke="#fff4" stroke-width="3" d="M0 100q40-34 92-18t108-24M0 132q60-30 110-10t90-14M0 164q50-22 100-8t100-12"/>`,
  // under water, with light from above
  `<path fill="#fff2" d="M60-10-20 210h60ZM90-10 70 210h50ZM120-10l40 220h60Z"/>${light}<g fill="#fff3" stroke="#fff9"><circle cx="26" cy="60" r="12"/><circle cx="44" cy="26" r="6"/><circle cx="172" cy="40" r="14"/><circle cx="182" cy="84" r="6"/><circle cx="18" cy="110" r="5"/></g><path fill="currentColor" opacity=".6" d="M0 182q34-24 70-8 8-30 14-2 50 10 78-6 4-34 16 0 14 0 22-4v38H0Z"/>`,
  // banana leaves
  `${light}<path fill="currentColor" opacity=".55" d="M-10-10Q70-14 66 52 20 60-10-10ZM210-10q-80-4-76 62 46 8 76-62ZM-10 210q-4-90 60-80 16 60-60 80ZM210 210q4-90-60-80-16 60 60 80Z"/><path fill="none" stroke="#fff3" stroke-width="3" d="M-6-6Q30 14 58 46M206-6q-36 20-64 52M-6 206q20-40 50-66M206 206q-20-40-50-66"/>`,
  // a fiesta: bunting and lanterns
  `${light}<path fill="none" stroke="#fff8" stroke-width="2" d="M-4 14q52 40 104 18t104-22"/><path fill="url(#a)" d="m8 22 22 10-16 18ZM44 38l24 2-12 22ZM82 38l22-8-4 24ZM118 26l22-8-4 24ZM156 17l22-4-8 22Z"/><path fill="currentColor" opacity=".5" d="M0 172q14-20 28-4 8-26 26-6 16-20 30 2 20-26 36-2 14-18 28 0 16-20 30-2 12-14 22-2v42H0Z"/>`,
  // a starry night above the islands
  `${light}<path stroke="#fff" stroke-width="3" d="M22 24h0M60 12h0M142 16h0M178 42h0M34 66h0M166 76h0M12 100h0M188 112h0"/><circle cx="160" cy="38" r="22" fill="#fffd"/><path fill="currentColor" opacity=".55" d="M0 160q24-46 50-10 20-60 50 2 30-30 50-2 24-50 50 4v46H0Z"/><path stroke="#fff6" stroke-width="3" d="M20 184h30M90 178h50M150 190h34"/>`,
  // a woven mat
  `<path fill="none" stroke="#fff2" stroke-width="9" d="m-10 70 80-80M-10 140 140-10M-10 210 210-10M60 210 210 60M130 210l80-80M-10 130l80 80M-10 60l150 150M-10-10l220 220M60-10l150 150M130-10l80 80"/>${light}`,
  // rings on the water
  `<g fill="none" stroke="#fff3" stroke-width="7"><circle cx="100" cy="100" r="66"/><circle cx="100" cy="100" r="92"/><circle cx="100" cy="100" r="118"/></g>${light}`,
];
