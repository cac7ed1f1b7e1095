import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { breakHours } from '#contract/protection.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { goBack } from '#nav/navigation.ts';
import { useAction } from '#nav/useAction.ts';
import { useReply } from '#nav/useReply.ts';
import { AnswerAge } from '#shared/claims/AnswerAge.tsx';
import { HeldMoney } from '#shared/balance/HeldMoney.tsx';
import { app } from '#data/worker.ts';
import { Button } from '#ui/Button.tsx';
import { RadioCards } from '#ui/forms/RadioCards.tsx';
import layout from '#ui/layout.module.css';
import css from '../SelfLimitedScreen.module.css';
import { useNow } from './useNow.ts';
import { words } from '../words.en.ts';

const hour = 3_600_000;
const names = ['hours', 'threeDays', 'sevenDays', 'thirtyDays'] as const;

/** Form for a break from play: its length and its end, started with one tap (players RG-17). */
export function BreakPart({ onDone }: { onDone: () => void }) {
  const t = words.use();
  const [hours, setHours] = useState<number>(breakHours[0]);
  const moneyId = useId();
  const { code } = useSnapshot(language);
  const { value: exchange, at, failure } = useReply('getExchange', {});
  const [isLate] = useState(!exchange);
  const end = formatDateTime(useNow() + hours * hour, locales[code]);
  const starting = useAction(async () => {
    await app.rg.selfExclude({ type: 1, hours });
    onDone();
  });
  const options = breakHours.map((value, place) => ({ value, label: t(names[place]!) }));
  return (
    <div className={`${css['form']} ${layout['stack3']}`}>
      <RadioCards legend={t('breakChoose')} options={options} value={hours} onChange={setHours} />
      <p>{t('breakPoints')}</p>
      <p>{t('breakRest')}</p>
      {/* What comes late has room from the start, so that it doesn't move the button. */}
      <div id={moneyId} className={`${css['money']} ${layout['stack1']}`} data-late={isLate || undefined}>
        {exchange && (
          <>
            <p>{t('breakLeaves', { withdrawable: formatMoney(exchange.withdrawable) })}</p>
            <HeldMoney exchange={exchange} onBreak />
            <AnswerAge at={at} failed={failure !== undefined} />
          </>
        )}
      </div>
      <output>{t('breakUntil', { time: end })}</output>
      <div className={css['pair']}>
        <Button busy={starting.busy} aria-describedby={moneyId} onClick={() => void starting.run()}>
          {t('breakStart')}
        </Button>
        <Button kind="quiet" onClick={() => goBack('/member/self-limited')}>
          {t('back')}
        </Button>
      </div>
    </div>
  );
}
