import { useSnapshot } from 'valtio';
import type { Failure } from '#contract/failure.ts';
import { useAsOf } from '#i18n/useFreshness.ts';
import { stores } from '#data/stores.ts';
import { words as shell } from '#i18n/words.ts';
import css from '../forms/MoneyForm.module.css';

/** The age of cached data when a newer copy couldn't be loaded. `at` in epoch milliseconds. */
export function Freshness({ at, failure }: { at: number; failure: Failure | undefined }) {
  const common = shell.use();
  const { onLine } = useSnapshot(stores.network);
  const time = useAsOf(failure || !onLine ? at : 0);
  return time && <p className={css['small']}>{common('asOf', { time })}</p>;
}
