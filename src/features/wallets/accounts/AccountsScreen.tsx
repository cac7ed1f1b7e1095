import type { ReactNode } from 'react';
import { exists } from '../../../app/exists.ts';
import { href, useQuery } from '../../../app/href.ts';
import { LinkButton } from '../../../app/LinkButton.tsx';
import { Page } from '../../../app/Page.tsx';
import { useReply } from '../../../app/useReply.ts';
import { words as shell } from '../../../app/words.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ListRow, ListRowSkeleton } from '../../../ui/ListRow.tsx';
import css from '../parts/form.module.css';
import { AccountBadge } from './AccountBadge.tsx';
import { Age } from './Age.tsx';
import { words } from './words.ts';

/** The accounts that withdrawals are paid to, numbers masked (WA-12, R-30). `back` leads to the form that the player comes from. */
export default function AccountsScreen(): ReactNode {
  const t = words.use();
  const common = shell.use();
  const { back } = useQuery('/wallets/card/list');
  const { value, at, failure, retry } = useReply('getBankInfo', {});
  const titleOf = (bankId: number, name: string) => value?.kinds.find((kind) => kind.bankId === bankId)?.title ?? name;

  return (
    <Page title={t('title')} back="/wallets" balance>
      <p className={css['small']}>{t('intro')}</p>
      <Age at={at} failure={failure} />
      {!value &&
        (failure ? (
          <ErrorState text={t('failed')} retryLabel={common('retry')} onRetry={() => void retry()} />
        ) : (
          [1, 2].map((row) => <ListRowSkeleton key={row} start />)
        ))}
      {value?.list.length === 0 && (
        <EmptyState picture="/icons/states/noRecords.svg" title={t('none')} text={t('noneText')} />
      )}
      {value && value.list.length > 0 && (
        <div>
          {value.list.map(({ id, bankId, name, accountNo, accountName, isDefault, status }) => (
            <ListRow
              key={id}
              href={href('/wallets/card/edit', { id, back })}
              start={<Icon name="wallet" />}
              title={`${titleOf(bankId, name)} ${accountNo}`}
              text={accountName}
              end={<AccountBadge usual={Boolean(isDefault)} status={status} />}
            />
          ))}
        </div>
      )}
      {value && (
        <LinkButton to={href('/wallets/card/edit', { back })} kind="gold" wide>
          {t('add')}
        </LinkButton>
      )}
      {back && exists(back) && (
        <LinkButton to={back} wide>
          {t('backToForm')}
        </LinkButton>
      )}
    </Page>
  );
}
