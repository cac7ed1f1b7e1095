import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import { Balance } from '#shared/page/Balance.tsx';
import { stores } from '#data/stores.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { Brand } from './Brand.tsx';
import { isFree } from './free.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './RetrieveScreen.module.css';
import { everyBrand, type Retrieval } from './useRetrieve.ts';
import { words } from './words.en.ts';

/** The total held by game providers, next to the balance, and the balance at each provider. */
export function Tables({ list, total, retrieval }: Readonly<Output<'getGameBalances'>> & { retrieval: Retrieval }) {
  const t = words.use();
  const common = shell.use();
  const { onLine } = useSnapshot(stores.network);
  const off = retrieval.busy || !onLine;
  const onTheWay = retrieval.act.unknown;
  const name = t(onTheWay ? 'onTheWay' : 'total');
  return (
    <>
      <Card aria-label={name}>
        <div className={layout['stack1']}>
          <p className={typography['caption']}>{name}</p>
          {onTheWay && list.length === 0 ? <p>{t('amountUnknown')}</p> : <MoneyText amount={total} large />}
        </div>
        <div className={css['head']}>
          <p className={typography['caption']} aria-hidden="true">
            {common('balance')}
          </p>
          <Balance />
        </div>
        {list.filter(isFree).length > 1 && (
          <Button
            kind="gold"
            busy={retrieval.transferring === everyBrand}
            off={off}
            onClick={() => void retrieval.bring(everyBrand)}
          >
            {t('bringAll')}
          </Button>
        )}
      </Card>
      {list.length === 0 && !onTheWay && (
        <EmptyState picture="/icons/states/noRecords.svg" title={t('none')} text={t('noneText')} />
      )}
      <div className={layout['stack3']}>
        {list.map((table) => (
          <Brand key={table.brandId} table={table} retrieval={retrieval} off={off} />
        ))}
      </div>
    </>
  );
}
