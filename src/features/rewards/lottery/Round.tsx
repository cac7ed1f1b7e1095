import { useId } from 'react';
import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import type { LotteryType } from '#contract/rewards/lottery.ts';
import type { ActOutput } from '#contract/moneyActs.ts';
import { stores } from '#data/stores.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { words as shellWords } from '#i18n/words.en.ts';
import { href } from '#nav/href.ts';
import { words as claimWords } from '#shared/claims/words.en.ts';
import type { MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { cardClass } from '#ui/cardClass.ts';
import typography from '#ui/typography.module.css';
import { Bought } from './Bought.tsx';
import { Hero } from './Hero.tsx';
import css from './LotteryScreen.module.css';
import { Picker } from './Picker.tsx';
import type { Picks } from './picks.ts';
import { Prizes } from './Prizes.tsx';
import { Result } from './Result.tsx';
import { useDraw } from './useDraw.ts';
import { typeNames } from './useLottery.ts';
import { usePassed } from './usePassed.ts';
import { words } from './words.en.ts';

interface RoundProps {
  info: Output<'lotteryInfo'>;
  type: LotteryType;
  picks: Picks;
  onPick: (picks: Picks) => void;
  buy: MoneyAct<'buyLottery'>;
  bought: ActOutput<'buyLottery'> | undefined;
  onMore: () => void;
  /** Requests the round. */
  ask: () => void;
}

/** The round on sale, drawn while the page is open (LO-04), or closed until the next one opens (LO-05). */
export function Round({ info, type, picks, onPick, buy, bought, onMore, ask }: RoundProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { due } = useDraw(info.drawTime, ask);
  const closed = usePassed(info.salesEnd);
  const { round, numbers, price, most, left, lastResult, unclaimed, nextSales } = info;
  const send = (entries: number[][]) => void buy.run({ round, productId: 0, num: entries.length, numbers: entries });

  let sale = (
    <Picker
      rule={numbers}
      price={price}
      most={Math.min(most, left)}
      picks={picks}
      onPick={onPick}
      busy={buy.busy}
      onBuy={send}
    />
  );
  if (closed) sale = <p className={cardClass()}>{t('closed', { time: formatDateTime(nextSales, locales[code]) })}</p>;
  else if (bought?.round === round) sale = <Bought order={bought} onMore={onMore} />;
  else if (left === 0) sale = <p className={cardClass()}>{t('full')}</p>;

  return (
    <>
      {unclaimed > 0 && <ToClaim text={t('toClaim', { amount: formatMoney(unclaimed) })} />}
      <Hero info={info} closed={closed} due={due} />
      <Prizes info={info} />
      {sale}
      {lastResult && <Result key={lastResult.round} result={lastResult} />}
      <Ways type={type} />
    </>
  );
}

/** Waiting prizes, with a link to their claim; without a connection none of them can be claimed. */
function ToClaim({ text }: { text: string }) {
  const common = claimWords.use();
  const shell = shellWords.use();
  const { onLine } = useSnapshot(stores.network);
  const reasonId = useId();
  const label = `${common('claim')}: ${text}`;
  return (
    <Card>
      <div className={css['head']}>
        <strong className={css['waits']}>{text}</strong>
        {onLine ? (
          <LinkButton kind="gold" to={href('/activity/lottery/record')} aria-label={label}>
            {common('claim')}
          </LinkButton>
        ) : (
          <Button kind="gold" off aria-label={label} aria-describedby={reasonId}>
            {common('claim')}
          </Button>
        )}
      </div>
      {!onLine && (
        <p id={reasonId} className={typography['caption']}>
          {shell('needsConnection')}
        </p>
      )}
    </Card>
  );
}

/** Links to the lottery's other pages. */
function Ways({ type }: { type: LotteryType }) {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const query = { type: typeNames[type] };
  return (
    <div>
      {userId !== 0 && (
        <>
          <ListRow title={t('orders')} href={href('/activity/lottery/order', query)} />
          <ListRow title={t('records')} href={href('/activity/lottery/record', query)} />
        </>
      )}
      <ListRow title={t('products')} href={href('/activity/lottery/product', query)} />
      <ListRow title={t('history')} href={href('/activity/lottery/history', query)} />
      <ListRow title={t('rule')} href={href('/activity/lottery/rule', query)} />
    </div>
  );
}
