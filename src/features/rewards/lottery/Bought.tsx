import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Balls } from './Balls.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './LotteryScreen.module.css';
import { words } from './words.en.ts';

interface BoughtProps {
  order: Readonly<Pick<Output<'lotteryOrder'>, 'orderNo' | 'drawTime' | 'tickets'>>;
  onMore: () => void;
}

/** A booked order: its number, its entries, and when they are drawn (LO-02). */
export function Bought({ order: { orderNo, drawTime, tickets }, onMore }: BoughtProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  return (
    <Card aria-label={t('bought')}>
      <output>
        <strong className={typography['subheading']}>{t('bought')}</strong>
      </output>
      <p className={typography['caption']}>{t('drawAt', { time: formatDateTime(drawTime, locales[code]) })}</p>
      <p className={typography['caption']}>{t('order', { no: orderNo })}</p>
      <ol className={`${layout['list']} ${layout['stack2']}`}>
        {tickets.map((numbers, place) => (
          <li key={place}>
            <Balls numbers={numbers} label={t('entry', { n: place + 1 })} />
          </li>
        ))}
      </ol>
      <div className={css['ways']}>
        <Button kind="gold" onClick={onMore}>
          {t('buyMore')}
        </Button>
        <LinkButton to={href('/activity/lottery/order')}>{t('orders')}</LinkButton>
      </div>
    </Card>
  );
}
