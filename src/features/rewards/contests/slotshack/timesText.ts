/** A multiple of a bet, from hundredths of it: `2.5×`. */
export const timesText = (hundredths: number, locale: string) =>
  `${(hundredths / 100).toLocaleString(locale, { maximumFractionDigits: 2 })}×`;
