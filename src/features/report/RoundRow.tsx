import { useSnapshot } from 'valtio';
import type { Bet } from '#contract/endpoints/bets.ts';
import { language, locales } from '#i18n/language.ts';
import { copyText } from '#browser/share.ts';
import { toast } from '#nav/toasts.ts';
import { DateText } from '#ui/text/DateText.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { formatMoney } from '#i18n/money.ts';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import css from './ReportScreen.module.css';
import { words } from './words.ts';

/** Text keys of a round's status. */
const states = { 0: 'open', 1: 'settled', 2: 'returned' } as const;

/** A round: game, time, stake and winnings, status, and its number to copy. */
export function RoundRow({ round }: { round: Readonly<Bet> }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { gameName, time, bet, win, profit, status, roundId } = round;
  const copy = async () => {
    toast((await copyText(roundId)) ? t('copied') : t('copyFailed', { id: roundId }));
  };
  return (
    <li className={css['row']}>
      <span className={css['what']}>{gameName}</span>
      <span>{status === 1 ? <MoneyText amount={profit} signed /> : formatMoney(bet)}</span>
      <span className={css['small']}>
        <DateText at={time} locale={locales[code]} />
      </span>
      <span className={css['small']}>{t(states[status])}</span>
      <span className={css['small']}>{t('betLine', { bet: formatMoney(bet) })}</span>
      <span className={css['small']}>{status === 1 && t('winLine', { win: formatMoney(win) })}</span>
      <span className={css['round']}>
        {t('round', { id: roundId })}
        <button
          type="button"
          className={css['copy']}
          aria-label={t('copyRound', { id: roundId })}
          onClick={() => void copy()}
        >
          <Icon name="copy" />
        </button>
      </span>
    </li>
  );
}
