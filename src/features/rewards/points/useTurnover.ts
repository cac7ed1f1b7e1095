import { words } from './words.en.ts';

/** The turnover requirement of the shop's cash in words, with how many `times` it is staked where that is known (RG-26). */
export function useTurnover(times: number | null | undefined): string {
  const t = words.use();
  return times ? t('turnoverTimes', { n: String(times) }) : t('turnover');
}
