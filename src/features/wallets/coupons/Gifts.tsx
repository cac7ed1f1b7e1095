import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import type { Coupon } from '#contract/endpoints/rewards.ts';
import type { Money } from '#contract/schema.ts';
import { whileBusy } from '#browser/busyLock.ts';
import { language, locales } from '#i18n/language.ts';
import { showRewards } from '#shared/rewards/showRewards.ts';
import { stores } from '#data/stores.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { Button } from '#ui/Button.tsx';
import { formatDay } from '#i18n/dates.ts';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { formatMoney } from '#i18n/money.ts';
import { MoreIcon } from '#ui/media/MoreIcon.tsx';
import { useDoubt } from '../forms/useDoubt.ts';
import css from '../WalletsScreen.module.css';
import { words } from './words.ts';

/** The coupons that are money without a deposit, each to be used at once; while nobody knows of the last one, it is looked up. */
export function Gifts({ gifts }: { gifts: readonly Readonly<Coupon>[] }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { onLine } = useSnapshot(stores.network);
  // They come once nothing else is on screen, which may be a sheet that this one stands in.
  const give = ({ rewards }: Output<'couponUse'>) => void showRewards(rewards);
  const doubt = useDoubt('couponUse', (answer) => give(answer as Output<'couponUse'>));
  const using = useAction(async (id: number) => {
    give(await whileBusy(() => app.redeemCoupon({ id })));
  });

  if (doubt.uncertain)
    return (
      <section className={css['card']}>
        <output>{t(onLine ? 'checking' : 'needsConnection')}</output>
        <Button busy={doubt.looking} off={!onLine} onClick={doubt.look}>
          {t('check')}
        </Button>
      </section>
    );
  return gifts.map(({ id, value, expireTime }) => {
    const amount = formatMoney(value as Money);
    return (
      <ListRow
        key={id}
        start={<MoreIcon name="gift" />}
        title={t('gift', { amount })}
        text={onLine ? t('until', { day: formatDay(expireTime, locales[code]) }) : t('needsConnection')}
        end={
          <Button
            aria-label={t('useOf', { amount })}
            busy={using.busy || doubt.sending}
            off={!onLine}
            onClick={() => void using.run(id)}
          >
            {t('use')}
          </Button>
        }
      />
    );
  });
}
