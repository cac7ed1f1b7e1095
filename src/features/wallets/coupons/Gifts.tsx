import { useSnapshot } from 'valtio';
import type { Coupon } from '../../../../worker/contract/endpoints/rewards.ts';
import type { Money } from '../../../../worker/contract/schema.ts';
import { whileBusy } from '../../../app/busy.ts';
import { language, locales } from '../../../app/i18n/language.ts';
import { showRewards } from '../../../app/rewards/showRewards.ts';
import { useAction } from '../../../app/useAction.ts';
import { app } from '../../../app/worker.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatDay } from '../../../ui/dates.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { MoreIcon } from '../../../ui/MoreIcon.tsx';
import { useDoubt } from '../forms/useDoubt.ts';
import css from '../wallets.module.css';
import { words } from './words.ts';

/** The coupons that are money without a deposit, each to be used at once; while nobody knows of the last one, it is looked up. */
export function Gifts({ gifts }: { gifts: readonly Readonly<Coupon>[] }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const doubt = useDoubt('couponUse', () => {});
  const using = useAction(async (id: number) => {
    const { rewards } = await whileBusy(() => app.redeemCoupon({ id }));
    await showRewards(rewards);
  });

  if (doubt.uncertain)
    return (
      <section className={css['card']}>
        <output>{t('checking')}</output>
        <Button busy={doubt.busy} onClick={() => void doubt.check()}>
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
        text={t('until', { day: formatDay(expireTime, locales[code]) })}
        end={
          <Button
            aria-label={t('useOf', { amount })}
            busy={using.busy || doubt.sending}
            onClick={() => void using.run(id)}
          >
            {t('use')}
          </Button>
        }
      />
    );
  });
}
