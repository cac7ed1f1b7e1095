import { kycStates } from '#contract/kyc.ts';
import { href } from '#nav/href.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { useAge } from '#shared/page/useAge.ts';
import { useReply } from '#nav/useReply.ts';
import { Badge } from '#ui/Badge.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { formatMoney } from '#i18n/money.ts';
import { screenful, Skeleton } from '#ui/states/Skeleton.tsx';
import { payoutNameOf, toIdentity, withdrawalPath } from '../paths.ts';
import { endOf, stepKeys } from '../steps.ts';
import type { Exchange } from '../rules.ts';
import { WithdrawalConditions } from '../WithdrawalConditions.tsx';
import { WithdrawableCard } from './WithdrawableCard.tsx';
import { PayoutMethods } from './PayoutMethods.tsx';
import layout from '#ui/layout.module.css';
import css from '../WithdrawalScreen.module.css';
import { words } from '../words.en.ts';

/** Whether an identity check is required first; while one is pending there is nothing to do. */
const needsIdentityCheck = ({ kycRequired, kycStatus }: Exchange) =>
  kycRequired && kycStatus !== kycStates.passed && kycStatus !== kycStates.pending;

/** The withdrawal overview: withdrawable amount, conditions, and payout methods (WA-09). */
export function Withdraw() {
  const t = words.use();
  const { value, at, failure, retry } = useReply('getExchange', {});
  const time = useAge(at, failure !== undefined);

  if (!value && failure) return <Failed failure={failure} text={t('failed')} onRetry={retry} />;
  if (!value) return <Skeleton lines={screenful} />;
  return (
    <div className={css['page']}>
      {time && <p className={css['small']}>{t('asOf', { time })}</p>}
      <WithdrawableCard exchange={value} at={at} />
      <InProgress list={value.list} />
      {needsIdentityCheck(value) && (
        <div className={layout['stack3']}>
          <p className={css['small']}>{t('identityWhy')}</p>
          <LinkButton to={toIdentity(href('/wallets', { name: 'withdraw' }))} kind="gold" wide>
            {t('verify')}
          </LinkButton>
        </div>
      )}
      <PayoutMethods methods={value.methods} freeTimes={value.freeTimes} />
      <WithdrawalConditions exchange={value} at={at} failed={failure !== undefined} />
    </div>
  );
}

/** The withdrawals in progress. */
function InProgress({ list }: Pick<Exchange, 'list'>) {
  const t = words.use();
  const open = list.filter(({ status }) => endOf(status) === null);
  if (open.length === 0) return null;
  return (
    <section>
      <h2 className={css['heading']}>{t('underWay')}</h2>
      {open.map(({ orderNo, name, amount, accountMasked, status }) => {
        const known = payoutNameOf(name);
        return (
          <ListRow
            key={orderNo}
            title={formatMoney(amount)}
            text={accountMasked}
            end={<Badge>{t(stepKeys[status])}</Badge>}
            {...(known && { href: href(withdrawalPath(known), { orderNo }) })}
          />
        );
      })}
    </section>
  );
}
