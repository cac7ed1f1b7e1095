import { useId } from 'react';
import { useSnapshot } from 'valtio';
import type { Money } from '#contract/schema.ts';
import { language, locales } from '#i18n/language.ts';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { showRewards } from '#shared/rewards/showRewards.ts';
import { stores } from '#data/stores.ts';
import { useAction } from '#nav/useAction.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { useAnswer } from '#shared/rg/useAnswer.ts';
import { Button } from '#ui/Button.tsx';
import { formatDay } from '#i18n/dates.ts';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { formatMoney } from '#i18n/money.ts';
import { Icon } from '#ui/media/Icon.tsx';
import { cardClass } from '#ui/cardClass.ts';
import css from '../WalletsScreen.module.css';
import { useGifts } from './useCoupons.ts';
import { words } from '../words.en.ts';

/**
 * Coupons worth money without a deposit, with a button to redeem each; while the outcome of the last one is unknown,
 * it is looked up. Their terms are shown first (BO-06): without them none can be redeemed. They wait for the first
 * deposit (V-32). They come late, so they stand below all that is in use.
 */
export function Gifts() {
  const t = words.use();
  const gifts = useGifts();
  const { code } = useSnapshot(language);
  const { onLine } = useSnapshot(stores.network);
  // Not awaited, as rewards are shown only once no dialog is open, and this component may be inside one.
  const { locked, onFailure } = useRewardLock();
  const using = useMoneyAct('redeemCoupon', { onDone: ({ rewards }) => void showRewards(rewards), onFailure });
  const { value: exchange, unknown } = useAnswer('getExchange', {});
  const turnover = exchange?.turnover?.coupon;
  const retrying = useAction(async () => {
    await unknown?.retry();
  });
  const isOpen = onLine && !locked;
  const isFailed = isOpen && unknown?.isFailed === true;
  const noteId = useId();

  if (using.unknown)
    return (
      <section className={`${cardClass()} ${css['card']}`}>
        <output>{t(onLine ? 'checkingGift' : 'needsConnection')}</output>
        <Button busy={using.looking} off={!onLine} onClick={using.look}>
          {t('check')}
        </Button>
      </section>
    );
  return gifts.map(({ id, value, expireTime }) => {
    const amount = formatMoney(value as Money);
    const until = t('giftUntil', { day: formatDay(expireTime, locales[code]) });
    const known = isFailed ? `${until}. ${t('giftUnknown')}` : until;
    return (
      <ListRow
        key={id}
        start={<Icon name="gift" />}
        title={t('gift', { amount })}
        text={
          <>
            <span id={`${noteId}${id}`}>{!onLine ? t('needsConnection') : locked ? t('locked') : known}</span>
            {turnover ? `. ${t('giftTerms', { n: String(turnover) })}` : ''}
          </>
        }
        end={
          isFailed ? (
            <Button busy={retrying.busy} aria-describedby={`${noteId}${id}`} onClick={() => void retrying.run()}>
              {t('check')}
            </Button>
          ) : (
            <Button
              aria-label={t('useOf', { amount })}
              busy={using.busy || (isOpen && unknown !== undefined)}
              off={!isOpen}
              aria-describedby={`${noteId}${id}`}
              onClick={() => void using.run({ id })}
            >
              {t('use')}
            </Button>
          )
        }
      />
    );
  });
}
