import { useSnapshot } from 'valtio';
import type { LotteryResult } from '#contract/endpoints/lottery.ts';
import { stores } from '#data/stores.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { Card } from '#ui/Card.tsx';
import { Balls } from './Balls.tsx';
import typography from '#ui/typography.module.css';
import css from './LotteryScreen.module.css';
import { words } from './words.en.ts';

/** The last draw, and the player's part in it; announced if it arrives while the page is open (LO-04). */
export function Result({ result }: { result: LotteryResult }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { userId } = useSnapshot(stores.session);
  const { numbers, drawTime, winners, best, won } = result;
  const mine = won > 0 ? t('youWon', { amount: formatMoney(won) }) : best && t('youMatched', { n: best.matched });
  return (
    <Card aria-label={t('lastDraw')}>
      <div className={css['head']}>
        <h2 className={typography['subheading']}>{t('lastDraw')}</h2>
        <span className={typography['caption']}>{t('lastAt', { time: formatDateTime(drawTime, locales[code]) })}</span>
      </div>
      <Balls numbers={numbers} label={t('drawn')} isResult />
      <output className={typography['caption']}>
        {[winners > 0 ? t('winners', { n: winners }) : t('noWinner'), userId !== 0 && mine].filter(Boolean).join(' · ')}
      </output>
    </Card>
  );
}
