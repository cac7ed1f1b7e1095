import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lotteryStates } from '#contract/rewards/lottery.ts';
import { rgStates } from '#contract/protection.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { formatMoney } from '#i18n/money.ts';
import { HeldMoney } from '#shared/balance/HeldMoney.tsx';
import { Balance } from '#shared/page/Balance.tsx';
import { useFeature } from '#data/features.ts';
import { href } from '#nav/href.ts';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import { prefetchModal, show } from '#nav/modals.ts';
import { Page } from '#shared/page/Page.tsx';
import { report } from '#nav/report.ts';
import { useReply } from '#nav/useReply.ts';
import { firstPage } from '#shared/records/pages.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import css from '#shared/rg/RgStatus.module.css';
import { Helplines } from '#shared/rg/Helplines.tsx';
import { RgStatus } from '#shared/rg/RgStatus.tsx';
import { words } from '#shared/rg/words.en.ts';

const money = [
  { to: '/wallets?name=withdraw&back=1', key: 'withdraw' },
  { to: '/wallets/record', key: 'records' },
  { to: '/wallets/card/list', key: 'accounts' },
  { to: '/member/retrieve-balance', key: 'retrieve' },
  { to: '/member/report', key: 'statement' },
] as const;

const account = [
  { to: '/member/self-limited', key: 'protection' },
  { to: '/member/profile/kyc', key: 'kyc' },
  { to: '/member/profile', key: 'profile' },
  { to: '/email', key: 'mail' },
  { to: '/member/sessions', key: 'sessions' },
  { to: '/member/settings', key: 'settings' },
  { to: '/feedback', key: 'feedback' },
  { to: '/service', key: 'service' },
  { to: '/faq', key: 'faq' },
] as const;

const forVisitors = account.filter(({ key }) => key === 'protection' || key === 'service' || key === 'faq');

const titles = { [rgStates.normal]: 'closed', [rgStates.onBreak]: 'onBreak', [rgStates.excluded]: 'excluded' } as const;

/** The single page that replaces all pages of play in restricted mode: money, account and help (players 3.1). */
export function RestrictedHome() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const { state } = useSnapshot(stores.rg);
  useEffect(() => {
    // This page has replaced the focused element. The dialogs are prefetched, as logging out must work offline.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
    void prefetchModal(userId ? 'logout' : 'login').catch(() => {});
    if (userId) void app.rg.checkProtection().catch(() => {});
  }, [userId]);
  return (
    <Page title={t(userId ? titles[state] : 'closed')}>
      <RgStatus />
      {userId === 0 ? (
        <>
          <p>{t('visitorText')}</p>
          <Button wide onClick={() => void show('login', {}).catch(report)}>
            {t('login')}
          </Button>
          <Links entries={forVisitors} />
        </>
      ) : (
        <>
          <YourMoney />
          <Links entries={money} />
          <Wins />
          <Links entries={account} />
        </>
      )}
      <Helplines />
      {userId !== 0 && (
        <Button wide onClick={() => void show('logout', {}).catch(report)}>
          {t('logout')}
        </Button>
      )}
    </Page>
  );
}

/** The balance, its withdrawable part, and what stays until a break ends. */
function YourMoney() {
  const t = words.use();
  const { value } = useReply('getExchange', {});
  return (
    <Card>
      <div className={css['money']}>
        <p>{t('yours')}</p>
        <Balance />
      </div>
      {value && (
        <div className={css['money']}>
          <p>{t('leaves')}</p>
          <span>{formatMoney(value.withdrawable)}</span>
        </div>
      )}
      {value && <HeldMoney exchange={value} />}
    </Card>
  );
}

/** A link to unpaid lottery prizes, if any (LO-04). */
function Wins() {
  const t = words.use();
  const { value } = useReply('lotteryRecords', firstPage({}));
  const isOwed = value?.list.some(({ status }) => status === lotteryStates.won);
  if (!isOwed) return null;
  return (
    <div className={css['links']}>
      <ListRow href={href('/activity/lottery/record')} title={t('wins')} />
    </div>
  );
}

function Links({ entries }: { entries: readonly ((typeof money)[number] | (typeof account)[number])[] }) {
  const t = words.use();
  const exists = useKnownAddress();
  const pays = useFeature('withdrawals');
  return (
    <div className={css['links']}>
      {entries.map(
        ({ to, key }) => exists(to) && (pays || key !== 'withdraw') && <ListRow key={key} href={to} title={t(key)} />,
      )}
    </div>
  );
}
