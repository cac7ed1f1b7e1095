import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { PayoutMethod } from '#contract/endpoints/withdrawals.ts';
import { kycStates } from '#contract/kyc.ts';
import type { PayoutName } from '#contract/payouts.ts';
import { rgStates } from '#contract/protection.ts';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { operatorTime } from '#data/operatorTime.ts';
import { stores } from '#data/stores.ts';
import { Card } from '#ui/Card.tsx';
import { formatMoney } from '#i18n/money.ts';
import { isWithin } from '#contract/openHours.ts';
import { PlayLink } from '#features/wallets/PlayLink.tsx';
import { toAccounts, toAddAccount, toIdentity, withdrawalPath } from '../paths.ts';
import type { Exchange, Gate } from '../rules.ts';
import { Turnover } from '../turnover/Turnover.tsx';
import layout from '#ui/layout.module.css';
import css from '../WithdrawalScreen.module.css';
import { words } from '../words.en.ts';

interface GateNoticeProps {
  gate: Gate;
  exchange: Exchange;
  method: PayoutMethod;
  name: PayoutName;
}

/** What prevents the withdrawal, with a link to resolve it and back (KY-06). */
export function GateNotice({ gate, exchange, method, name }: GateNoticeProps) {
  const t = words.use();
  const { state } = useSnapshot(stores.rg);
  const mayPlay = state === rgStates.normal;
  const way = method.title;
  const [min, most] = [formatMoney(method.minAmount), formatMoney(exchange.withdrawable)];
  const identity = toIdentity(withdrawalPath(name));
  const others = <LinkButton to={href('/wallets', { name: 'withdraw' })}>{t('otherWays')}</LinkButton>;
  const gold = (to: string, text: string) => (
    <LinkButton to={to} kind="gold">
      {text}
    </LinkButton>
  );

  switch (gate) {
    case 'closed': {
      const { hours } = method;
      const text = hours && !isWithin(hours, operatorTime()) ? t('wayHours', { hours }) : t('gateClosedText');
      return <Notice title={t('gateClosed', { way })} text={text} next={others} />;
    }
    case 'kyc':
      if (exchange.kycStatus === kycStates.pending) {
        const next = <LinkButton to={identity}>{t('seeCheck')}</LinkButton>;
        return <Notice title={t('gateKycPending')} text={t('gateKycPendingText')} next={next} />;
      }
      if (exchange.kycStatus === kycStates.rejected) {
        const next = gold(identity, t('seeCheck'));
        return <Notice title={t('gateKycRejected')} text={t('gateKycRejectedText')} next={next} />;
      }
      return <Notice title={t('gateKyc')} text={t('gateKycText')} next={gold(identity, t('verify'))} />;
    case 'noneLeft':
      return <Notice title={t('gateNoneLeft')} text={t('gateNoneLeftText')} />;
    case 'turnover':
      return (
        <Notice
          title={mayPlay ? t('gateTurnover', { most }) : t(state === rgStates.onBreak ? 'gateBreak' : 'gateLittle')}
          text={mayPlay ? t('gateLeast', { way, min }) : t('gateLittleText', { way, min, most })}
          next={mayPlay ? <PlayLink /> : others}
        >
          <Turnover exchange={exchange} />
        </Notice>
      );
    case 'little':
      return <Notice title={t('gateLittle')} text={t('gateLittleText', { way, min, most })} next={others} />;
    case 'account':
      return (
        <Notice title={t('gateAccount')} text={t('gateAccountText')} next={gold(toAddAccount(name), t('addAccount'))} />
      );
    case 'reviewing': {
      const next = <LinkButton to={toAccounts}>{t('accounts')}</LinkButton>;
      return <Notice title={t('gateReviewing')} text={t('gateReviewingText')} next={next} />;
    }
  }
}

interface NoticeProps {
  title: string;
  text?: string;
  children?: ReactNode;
  next?: ReactNode;
}

function Notice({ title, text, children, next }: NoticeProps) {
  return (
    <Card>
      <div className={layout['stack3']}>
        <h2 className={css['heading']}>{title}</h2>
        {text && <p>{text}</p>}
        {children}
        {next}
      </div>
    </Card>
  );
}
