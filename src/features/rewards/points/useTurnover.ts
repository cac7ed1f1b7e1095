import { words } from './words.en.ts';

/** The turnover requirement of the shop's cash in words, with how many `times` it must be staked if known (RG-26). */
export function useTurnover(times: number | null | undefined): string {
  const t = words.use();
  return times ? t('turnoverTimes', { n: String(times) }) : t('turnover');
}
