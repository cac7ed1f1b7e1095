import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import { stores } from '#data/stores.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { useHolding } from '#shared/claims/Holding.tsx';
import { ServerCountdown } from '#shared/claims/ServerCountdown.tsx';
import { useProps } from '#shared/rewards/useProps.ts';
import { Card } from '#ui/Card.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import typography from '#ui/typography.module.css';
import css from './Hero.module.css';
import shared from './LotteryScreen.module.css';
import { words } from './words.en.ts';

/** The prop of a lottery: its golden ticket. */
const goldTicket = 80_003;

interface HeroProps {
  info: Readonly<Pick<Output<'lotteryInfo'>, 'jackpot' | 'drawTime' | 'salesEnd' | 'myTickets'>>;
  /** Sales are closed; the draw has begun. */
  closed: boolean;
  due: boolean;
}

/** The jackpot, the remaining time, and the player's entries and tickets (LO-01). */
export function Hero({ info: { jackpot, drawTime, salesEnd, myTickets }, closed, due }: HeroProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { userId } = useSnapshot(stores.session);
  const { picture } = useProps()(goldTicket);
  const held = useHolding('lottery');
  const label = t(closed ? 'drawIn' : 'salesEnd');
  return (
    <Card nacre aria-label={t('jackpot')}>
      <div className={css['hero']}>
        <div className={css['pot']}>
          <p className={typography['caption']}>{t('jackpot')}</p>
          <p className={shared['sum']}>
            <MoneyText amount={jackpot} large />
          </p>
          <p className={typography['caption']}>{t('drawAt', { time: formatDateTime(drawTime, locales[code]) })}</p>
        </div>
        <Picture src={picture} width={72} height={72} />
      </div>
      <div className={css['facts']}>
        {due ? (
          <output>{t('drawing')}</output>
        ) : (
          <span>
            <span className={typography['caption']}>{label}</span>{' '}
            <strong className={typography['heading']}>
              <ServerCountdown label={label} until={closed ? drawTime : salesEnd} />
            </strong>
          </span>
        )}
      </div>
      {userId !== 0 && (
        <output className={typography['caption']}>
          {[myTickets > 0 && t('mine', { n: myTickets }), held !== undefined && t('have', { n: held })]
            .filter(Boolean)
            .join(' · ')}
        </output>
      )}
    </Card>
  );
}
