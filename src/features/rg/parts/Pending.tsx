import { useSnapshot } from 'valtio';
import type { Limit } from '#contract/endpoints/protection.ts';
import type { Money } from '#contract/schema.ts';
import { language, locales } from '#i18n/language.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#i18n/dates.ts';
import { formatMoney } from '#i18n/money.ts';
import typography from '#ui/typography.module.css';
import css from '../SelfLimitedScreen.module.css';
import { useNow } from './useNow.ts';
import { words } from '../words.en.ts';

interface PendingProps {
  id: number;
  kind: Limit['kind'];
  pending: NonNullable<Limit['pending']>;
}

/** A pending looser limit: after its waiting period the player has to confirm it, or it expires (SX-02). */
export function Pending({ id, kind, pending: { value, effectiveAt, confirmBy } }: PendingProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const now = useNow();
  const confirming = useAction(() => app.rg.confirmLimit(id));
  const keeping = useAction(() => app.rg.keepLimit(id));
  if (now >= confirmBy) return null;
  const time = (at: number) => formatDateTime(at, locales[code]);
  const inWords = kind === 'session' || kind === 'reality' ? t('minutes', { n: value }) : formatMoney(value as Money);
  const ripe = now >= effectiveAt;
  return (
    <div className={css['pending']}>
      <p>{value === 0 ? t('wishNone') : t('wish', { value: inWords })}</p>
      <p className={typography['caption']}>
        {ripe ? t('confirmBy', { time: time(confirmBy) }) : t('waitsUntil', { time: time(effectiveAt) })}
      </p>
      <div className={css['pair']}>
        {ripe && (
          <Button busy={confirming.busy} onClick={() => void confirming.run()}>
            {t('confirm')}
          </Button>
        )}
        <Button busy={keeping.busy} onClick={() => void keeping.run()}>
          {t('keep')}
        </Button>
      </div>
    </div>
  );
}
