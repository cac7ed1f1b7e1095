/** Formats bytes in decimal units, as data plans do: `840 kB`, `1.2 MB`. */
export function sizeText(bytes: number, locale: string): string {
  const [unit, of] = bytes < 1_000_000 ? (['kilobyte', 1_000] as const) : (['megabyte', 1_000_000] as const);
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(bytes / of);
}
