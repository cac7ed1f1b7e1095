import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import css from '../Entry.module.css';
import { formatCountdown } from './countdown.ts';
import type { FormRefusal as Refused } from './refusals.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { words } from '../words.ts';

const withTries: { readonly [key in Refused['key']]?: 'wrongLoginLeft' | 'wrongNumberLeft' } = {
  wrongLogin: 'wrongLoginLeft',
  wrongNumber: 'wrongNumberLeft',
};

/** Why a form didn't get anywhere: heard at once, with the time to wait beside it. */
export function FormRefusal({ refusal }: { refusal: Refused | null }) {
  const t = words.use();
  const counted = refusal && withTries[refusal.key];
  return (
    <>
      <div role="alert">
        {refusal && (
          <p className={css['refusal']}>
            {counted && refusal.left !== undefined ? t(counted, { n: refusal.left }) : t(refusal.key)}
          </p>
        )}
      </div>
      {refusal?.until !== undefined && <Wait until={refusal.until} />}
    </>
  );
}

function Wait({ until }: { until: number }) {
  const t = words.use();
  const { clockOffset } = useSnapshot(stores.settings);
  const seconds = useSecondsLeft(until - clockOffset);
  return (
    <p className={css['refusal']} role="timer">
      {seconds > 0 ? t('again', { time: formatCountdown(seconds) }) : t('againNow')}
    </p>
  );
}
