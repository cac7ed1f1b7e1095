import type { ReactNode } from 'react';
import { isKnownAddress } from '#nav/isKnownAddress.ts';
import { href, useQuery } from '#nav/href.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Page } from '#shared/page/Page.tsx';
import { useAge } from '#shared/page/useAge.ts';
import { useReply } from '#nav/useReply.ts';
import { words as shell } from '#i18n/words.en.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { ListRow, ListRowSkeleton } from '#ui/lists/ListRow.tsx';
import { AccountBadge } from './AccountBadge.tsx';
import { words } from './words.en.ts';
import typography from '#ui/typography.module.css';

/**
 * The receiving accounts for withdrawals, numbers masked (WA-12, R-30). `back` leads to the form that the player came
 * from.
 */
export default function AccountsScreen(): ReactNode {
  const t = words.use();
  const { back } = useQuery('/wallets/card/list');
  const common = shell.use();
  const { value, at, failure, retry } = useReply('getBankInfo', {});
  const age = useAge(at, failure !== undefined);
  const titleOf = (bankId: number, name: string) => value?.kinds.find((kind) => kind.bankId === bankId)?.title ?? name;

  return (
    <Page title={t('title')} back="/wallets" balance>
      <p className={typography['caption']}>{t('intro')}</p>
      {age && <p className={typography['caption']}>{common('asOf', { time: age })}</p>}
      {!value &&
        (failure ? (
          <Failed failure={failure} text={t('failed')} onRetry={retry} />
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
      {back && isKnownAddress(back) && (
        <LinkButton to={back} wide>
          {t('backToForm')}
        </LinkButton>
      )}
    </Page>
  );
}
