import { useSnapshot } from 'valtio';
import { wholeRate } from '#contract/rewards/bonus.ts';
import { language, locales } from '#i18n/language.ts';

/** A rate of 1/10000 as players see it: `0.4%`. */
export function usePercent() {
  const { code } = useSnapshot(language);
  return (rate: number) =>
    (rate / wholeRate).toLocaleString(locales[code], { style: 'percent', maximumFractionDigits: 2 });
}
