import { useSnapshot } from 'valtio';
import * as codes from '#contract/codes.ts';
import { greatestId } from '#contract/longest.ts';
import { plain } from '#contract/typed/plain.ts';
import { operatorTime } from '#data/operatorTime.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { toast } from '#nav/toasts.ts';
import { OperatorForm } from '#shared/forms/OperatorForm.tsx';
import type { Phrase } from '#shared/forms/phrase.ts';
import type { Answers } from '#shared/forms/refusals.ts';
import { useOperatorForm } from '#shared/forms/useOperatorForm.ts';
import typography from '#ui/typography.module.css';
import { Card } from '#ui/Card.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { words } from './words.en.ts';

type FieldError = Phrase<typeof words.en, 'pidMissing' | 'pidSelf' | 'pidNobody' | 'pidDone' | 'pidLate'>;

/** The message for a refused inviter (SH-07). */
const answers: Answers<FieldError> = {
  [codes.badParameter]: () => ({ key: 'pidNobody', field: 'pid' }),
  [codes.alreadyDone]: () => ({ key: 'pidDone' }),
  [codes.conditionUnmet]: () => ({ key: 'pidLate' }),
};

/** Validates an inviter's id, which must not be the player's own. */
function pidError(text: string, own: number): FieldError | null {
  if (!/^\d+$/.test(text)) return { key: 'pidMissing' };
  if (Number(text) === own) return { key: 'pidSelf' };
  return Number(text) > 0 && Number(text) <= greatestId ? null : { key: 'pidNobody' };
}

/** The player's inviter; or, in time and while none is known, the form to name one, once (SH-07). */
export function Inviter({ until }: { until: number | null | undefined }) {
  const t = words.use();
  const { user } = useSnapshot(stores.session);
  if (user?.pid) return <p className={typography['caption']}>{t('invitedBy', { pid: String(user.pid) })}</p>;
  return user && until && until > operatorTime() ? <InviterForm until={until} /> : null;
}

function InviterForm({ until }: { until: number }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const form = useOperatorForm({
    words,
    answers,
    initial: { pid: '' },
    check: ({ pid }) => ({ pid: pidError(plain(pid), stores.session.userId) }),
    async send({ pid }) {
      await app.account.fillParent(Number(plain(pid)));
      toast(t('inviterSaved'));
    },
  });
  return (
    <Card>
      <h2 className={typography['subheading']}>{t('inviter')}</h2>
      <p className={typography['caption']}>{t('inviterText', { time: formatDateTime(until, locales[code]) })}</p>
      <OperatorForm form={form} submit={t('inviterSend')}>
        <Field
          {...form.text('pid', t('inviterHint'))}
          label={t('inviterId')}
          linesApart
          inputMode="numeric"
          autoComplete="off"
        />
      </OperatorForm>
    </Card>
  );
}
