import type { GameBalance } from '#contract/endpoints/bets.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatMoney } from '#i18n/money.ts';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { isFree } from './free.ts';
import typography from '#ui/typography.module.css';
import css from './RetrieveScreen.module.css';
import type { Retrieval } from './useRetrieve.ts';
import { words } from './words.en.ts';

interface BrandProps {
  table: Readonly<GameBalance>;
  retrieval: Retrieval;
  /** No money can be moved now. */
  off: boolean;
}

/** The balance at one game provider, with the button to transfer it back, or the reason why there is none. */
export function Brand({ table, retrieval, off }: BrandProps) {
  const t = words.use();
  const { brandId, name, balance, gameName } = table;
  return (
    <Card>
      <div className={css['head']}>
        <h2 className={css['name']}>{name}</h2>
        <MoneyText amount={balance} />
      </div>
      {isFree(table) ? (
        <Button
          aria-label={t('bringFrom', { amount: formatMoney(balance), brand: name })}
          busy={retrieval.transferring === brandId}
          off={off}
          onClick={() => void retrieval.bring(brandId)}
        >
          {t('bring')}
        </Button>
      ) : (
        <p className={typography['caption']}>{gameName ? t('inPlay', { game: gameName }) : t('away')}</p>
      )}
    </Card>
  );
}
