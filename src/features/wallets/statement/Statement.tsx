import { Suspense, useState } from 'react';
import { useSnapshot, type Snapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import { inAppHere } from '#browser/inApp.ts';
import { isInWrapper } from '#browser/wrapper.ts';
import { language, locales } from '#i18n/language.ts';
import { stores } from '#data/stores.ts';
import { OpenInBrowser } from '#shared/install/part.ts';
import { toast } from '#nav/toasts.ts';
import { useAction } from '#nav/useAction.ts';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import { formatDay } from '#i18n/dates.ts';
import { formatMoney } from '#i18n/money.ts';
import { spanOfDays } from '#shared/records/days.ts';
import { typeText } from '#shared/records/entryTypes.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import forms from '../forms/MoneyForm.module.css';
import { words as records } from '#shared/records/words.en.ts';
import { csvOf } from './csv.ts';
import { Lines } from './Lines.tsx';
import { saveFile } from './saveFile.ts';
import css from './Statement.module.css';
import { words } from '../words.en.ts';

interface StatementProps {
  statement: Snapshot<Output<'statement'>>;
  /** The first and the last day, formatted like `2026-11-21`. */
  days: { from: string; to: string };
}

/**
 * A statement: player, period, opening and closing balance, and ledger rows; when the page is printed, only this is.
 */
export function Statement({ statement, days }: StatementProps) {
  const t = words.use();
  const say = records.use();
  const { code } = useSnapshot(language);
  const { user, userId } = useSnapshot(stores.session);
  const { opening, closing, totals, list, lifetimeNetDeposit } = statement;
  const { startTime, endTime } = spanOfDays(days.from, days.to);
  const [from, to] = [formatDay(startTime, locales[code]), formatDay(endTime, locales[code])];

  const saving = useAction(async () => {
    const csv = csvOf(list, {
      columns: [t('when'), t('kind'), t('amount'), t('runningBalance'), t('orderNumber'), t('remark')],
      kindOf: (entry) => typeText(say, entry),
    });
    const file = new File([csv], t('fileName', days), { type: 'text/csv' });
    if (!(await saveFile(file))) toast(t('notSaved'));
  });

  return (
    <article className={`${css['statement']} ${layout['stack4']}`}>
      <h2 className={typography['heading']}>{t('statementOf', { name: user?.nickname ?? '', id: String(userId) })}</h2>
      <p className={typography['caption']}>
        {import.meta.env.VITE_BRAND_NAME}, {t('statementDays', { from, to })}
        <br />
        {t('lines', { n: list.length })}
      </p>
      <Facts>
        <Fact name={<strong>{t('openingBalance')}</strong>}>
          <strong>{formatMoney(opening)}</strong>
        </Fact>
        {totals.map((total) => (
          <Fact key={total.type} name={`${typeText(say, total)} (${total.count})`}>
            {formatMoney(total.amount)}
          </Fact>
        ))}
        <Fact name={<strong>{t('closing')}</strong>}>
          <strong>{formatMoney(closing)}</strong>
        </Fact>
      </Facts>
      <Facts>
        <Fact name={t('lifetime')}>{formatMoney(lifetimeNetDeposit)}</Fact>
      </Facts>
      <div className={`${forms['foot']} ${layout['stack2']} ${css['onScreen']}`}>
        <Outputs onSave={() => void saving.run()} busy={saving.busy} />
      </div>
      <Lines list={list} />
    </article>
  );
}

/**
 * Buttons to download the statement and to print it; another app's own browser can do neither, and the web view of the
 * wrapper doesn't print.
 */
function Outputs({ onSave, busy }: { onSave: () => void; busy: boolean }) {
  const t = words.use();
  const [app] = useState(inAppHere);
  if (app)
    return (
      <Suspense fallback={null}>
        <OpenInBrowser reason="save" />
      </Suspense>
    );
  return (
    <>
      <Button wide busy={busy} onClick={onSave}>
        {t('save')}
      </Button>
      {!isInWrapper() && (
        <Button wide onClick={() => window.print()}>
          {t('print')}
        </Button>
      )}
    </>
  );
}
