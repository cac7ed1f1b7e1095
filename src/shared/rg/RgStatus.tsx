import { useSnapshot } from 'valtio';
import { rgStates } from '#contract/protection.ts';
import { Card } from '#ui/Card.tsx';
import { Countdown } from '#ui/text/Countdown.tsx';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { operatorTime } from '#data/operatorTime.ts';
import { stores } from '#data/stores.ts';
import layout from '#ui/layout.module.css';
import css from './RgStatus.module.css';
import { words } from './words.en.ts';

/**
 * The status card of a break or exclusion: its end, until when it can't be revoked, and whether the operator has
 * confirmed it.
 */
export function RgStatus() {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { userId } = useSnapshot(stores.session);
  const { state, until, irrevocableUntil, ref, pending, owed } = useSnapshot(stores.rg);
  const time = (at: number) => formatDateTime(at, locales[code]);
  const days = (n: number) => t('days', { n });
  const waiting = userId ? pending.some(({ call }) => call === 'selfExclude') : owed;
  return (
    <Card>
      <div className={`${css['standing']} ${layout['stack2']}`}>
        <p>{t('closedUntil', { time: time(until) })}</p>
        {state === rgStates.excluded && irrevocableUntil > 0 && (
          <p>{irrevocableUntil < until ? t('finalUntil', { time: time(irrevocableUntil) }) : t('final')}</p>
        )}
        <p>{t('liftsItself')}</p>
        <dl>
          <dt>{t('left')}</dt>
          <dd>
            <Countdown key={until} label={t('left')} until={until} now={operatorTime} days={days} />
          </dd>
          {ref && <dt>{t('reference')}</dt>}
          {ref && <dd>{ref}</dd>}
        </dl>
        {waiting && <output>{t('pending')}</output>}
      </div>
    </Card>
  );
}
