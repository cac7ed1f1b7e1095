import { useSnapshot } from 'valtio';
import type { Bet } from '#contract/endpoints/bets.ts';
import { language, locales } from '#i18n/language.ts';
import { DateText } from '#ui/text/DateText.tsx';
import { CopyButton } from '#shared/share/CopyButton.tsx';
import { formatMoney } from '#i18n/money.ts';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import css from './ReportScreen.module.css';
import { words } from './words.en.ts';

/** Text keys of a round's status. */
const states = { 0: 'open', 1: 'settled', 2: 'returned' } as const;

/** A round: game, time, stake and winnings, status, and its number to copy. */
export function RoundRow({ round }: { round: Readonly<Bet> }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { gameName, time, bet, win, profit, status, roundId } = round;
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
        <CopyButton
          text={roundId}
          label={t('copyRound', { id: roundId })}
          copied={t('copied')}
          failed={t('copyFailed', { id: roundId })}
        />
      </span>
    </li>
  );
}
