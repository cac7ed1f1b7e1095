import { useSnapshot } from 'valtio';
import { alreadyDone } from '#contract/codes.ts';
import type { FirstOffer } from '#contract/endpoints/firstDeposit.ts';
import { Failure } from '#contract/failure.ts';
import { offerStates } from '#contract/rewards/firstDeposit.ts';
import { effect } from '#data/effects.ts';
import { stores } from '#data/stores.ts';
import { formatMoney } from '#i18n/money.ts';
import { report } from '#nav/report.ts';
import { useReply } from '#nav/useReply.ts';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { useMoneyAct, type MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { showRewards } from '#shared/rewards/showRewards.ts';
import { Card } from '#ui/Card.tsx';
import { Offers } from './Offers.tsx';
import { words } from './words.en.ts';

/** The bonus of a first deposit (FD-01): the offers before it, the earned bonus, or how it ended. */
export default function FirstDepositScreen() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const reply = useReply('firstDepositInfo', {});
  const { retry } = reply;
  const claim = useMoneyAct('claimFirstDeposit', {
    onDone({ rewards }) {
      effect('win');
      void showRewards(rewards);
    },
    onFailure(failure) {
      if (!(failure instanceof Failure && failure.code === alreadyDone)) report(failure);
      void retry();
    },
  });
  return (
    <RewardPage title={t('title')} back="/" reply={reply} acts={[claim]} intro={userId === 0 && <p>{t('intro')}</p>}>
      {(value) => {
        const earned = value.items.find(({ status }) => status === offerStates.claimable);
        return earned ? (
          <Earned offer={earned} turnover={value.turnover} claim={claim} />
        ) : (
          <Offers value={value} onEnd={() => void retry()} />
        );
      }}
    </RewardPage>
  );
}

interface EarnedProps {
  offer: Readonly<FirstOffer>;
  turnover: number | null | undefined;
  claim: MoneyAct<'claimFirstDeposit'>;
}

/** The bonus earned by a first deposit, with its terms before claiming (BO-06). */
function Earned({ offer: { id, bonus }, turnover, claim }: EarnedProps) {
  const t = words.use();
  return (
    <Card nacre>
      <h2>{t('earned', { bonus: formatMoney(bonus) })}</h2>
      <span>{turnover ? t('earnedTerms', { n: String(turnover) }) : t('termsUnknown')}</span>
      <ClaimButton act={claim} input={{ id }} what={formatMoney(bonus)} state="claimable" />
    </Card>
  );
}
