import type { Money } from '#contract/schema.ts';

const perPeso = 100;
const written = /^(\d{1,12})(?:\.(\d{0,2}))?$/;

/** What was typed, in hundredths: `1,234.5` is 123450. Null for what is no amount, as long as it isn't one. */
export function readAmount(text: string): Money | null {
  const [, pesos, hundredths = ''] = written.exec(text.replace(/[₱,\s]/g, '')) ?? [];
  return pesos === undefined ? null : ((Number(pesos) * perPeso + Number(hundredths.padEnd(2, '0'))) as Money);
}

/** An amount as it would be typed: `1234.50`, and `1234` when there are no hundredths. */
export function writeAmount(amount: Money): string {
  const hundredths = amount % perPeso;
  const pesos = String((amount - hundredths) / perPeso);
  return hundredths === 0 ? pesos : `${pesos}.${String(hundredths).padStart(2, '0')}`;
}
