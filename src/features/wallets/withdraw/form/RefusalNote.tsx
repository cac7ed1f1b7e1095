import { useSnapshot } from 'valtio';
import type { PayoutName } from '#contract/payouts.ts';
import { language, locales } from '#i18n/language.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { stores } from '#data/stores.ts';
import { sayPhrase } from '#shared/forms/phrase.ts';
import { Countdown } from '#ui/text/Countdown.tsx';
import { formatDateTime } from '#i18n/dates.ts';
import { toIdentity, withdrawalPath } from '../paths.ts';
import type { FormRefusal } from './refusals.ts';
import css from '../WithdrawalScreen.module.css';
import { words } from '../words.en.ts';

/** Why a withdrawal was refused, announced to screen readers, with the time to wait or a link to resolve it. */
export function RefusalNote({ refusal, name }: { refusal: FormRefusal | null; name: PayoutName }) {
  const t = words.use();
  const { clockOffset } = useSnapshot(stores.settings);
  const { code } = useSnapshot(language);

  function textOf(each: FormRefusal) {
    if (each.until === undefined) return sayPhrase(t, each);
    const time = formatDateTime(each.until, locales[code]);
    if (each.key === 'noteNoneLeft') return t('noteNoneLeftUntil', { time });
    return each.key === 'noteHeld' ? t('noteHeldUntil', { time }) : sayPhrase(t, each);
  }
  const waits = refusal?.key === 'locked' || refusal?.key === 'tooOften' ? refusal.until : undefined;
  return (
    <>
      <div role="alert">{refusal && <p className={css['fault']}>{textOf(refusal)}</p>}</div>
      {refusal && waits !== undefined && (
        <p className={css['fault']}>
          <Countdown label={textOf(refusal)} until={waits} now={() => Date.now() + clockOffset} days={String} />
        </p>
      )}
      {refusal?.key === 'noteKyc' && <LinkButton to={toIdentity(withdrawalPath(name))}>{t('verify')}</LinkButton>}
    </>
  );
}
