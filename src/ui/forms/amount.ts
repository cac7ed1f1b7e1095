import type { Money } from '#contract/schema.ts';

const perPeso = 100;
const written = /^(\d{1,12})(?:\.(\d{0,2}))?$/;

/** Parses typed pesos into hundredths: `1,234.5` is 123450. Null for an invalid or incomplete amount. */
export function readAmount(text: string): Money | null {
  const [, pesos, hundredths = ''] = written.exec(text.replace(/[₱,\s]/g, '')) ?? [];
  return pesos === undefined ? null : ((Number(pesos) * perPeso + Number(hundredths.padEnd(2, '0'))) as Money);
}

/** Formats an amount for a field: `1234.50`, or `1234` without hundredths. */
export function writeAmount(amount: Money): string {
  const hundredths = amount % perPeso;
  const pesos = String((amount - hundredths) / perPeso);
  return hundredths === 0 ? pesos : `${pesos}.${String(hundredths).padStart(2, '0')}`;
}
