import { kycStates } from '../../../../../worker/contract/kyc.ts';
import { href } from '../../../../app/href.ts';
import { LinkButton } from '../../../../app/LinkButton.tsx';
import { formatMoney } from '../../../../ui/money.ts';
import { toIdentity } from '../paths.ts';
import type { Exchange } from '../rules.ts';
import css from '../withdraw.module.css';
import { words as withdrawals } from '../words.ts';
import { words } from './words.ts';

const identities = {
  [kycStates.none]: 'identityNone',
  [kycStates.pending]: 'identityPending',
  [kycStates.passed]: 'identityPassed',
  [kycStates.rejected]: 'identityRejected',
} as const;

/** What holds for any withdrawal, before one is begun: how many are left, the fee, the bounds, the identity (WA-09). */
export function Terms({ exchange }: { exchange: Exchange }) {
  const t = words.use();
  const shared = withdrawals.use();
  const { withdrawalNumber, freeTimes, minAmount, maxAmount, kycRequired, kycStatus } = exchange;
  const asked = kycRequired && kycStatus !== kycStates.passed && kycStatus !== kycStates.pending;
  const facts = [
    [t('leftToday'), t('leftCount', { n: withdrawalNumber })],
    [shared('fee'), freeTimes > 0 ? t('feeFree', { n: freeTimes }) : t('feeByWay')],
    [t('limits'), t('range', { min: formatMoney(minAmount), max: formatMoney(maxAmount) })],
    ...(kycRequired ? [[t('identity'), t(identities[kycStatus])]] : []),
  ] as const;
  return (
    <section className={css['stack']}>
      <h2 className={css['heading']}>{t('terms')}</h2>
      <dl className={css['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {asked && (
        <LinkButton to={toIdentity(href('/wallets', { name: 'withdraw' }))} kind="gold" wide>
          {shared('verify')}
        </LinkButton>
      )}
    </section>
  );
}
