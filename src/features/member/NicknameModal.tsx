import { plainName } from '#contract/typed/realName.ts';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ModalBase } from '#nav/modal.ts';
import { stores } from '#data/stores.ts';
import { toast } from '#nav/toasts.ts';
import { app } from '#data/worker.ts';
import { words as shell } from '#i18n/words.en.ts';
import { OperatorForm } from '#shared/forms/OperatorForm.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { nicknameError, nicknameSpan } from './rules.ts';
import { useMemberForm } from './useMemberForm.ts';
import { words } from './words.en.ts';

/** Changes the nickname (ME-01). */
export default function NicknameModal({ close }: ModalBase) {
  const t = words.use();
  const common = shell.use();
  const { config } = useSnapshot(stores.settings);
  const [initial] = useState(() => ({ nickname: stores.session.user?.nickname ?? '' }));
  const span = nicknameSpan(config);

  const form = useMemberForm({
    initial,
    check: ({ nickname }) => ({ nickname: nicknameError(plainName(nickname), span) }),
    async send({ nickname }) {
      await app.account.updateProfile({ nickname: plainName(nickname) });
      close();
      toast(t('saved'));
    },
  });

  return (
    <Dialog title={t('changeNickname')} onClose={close} closeLabel={common('close')}>
      <OperatorForm form={form} submit={t('save')}>
        <Field
          {...form.text('nickname', t('nicknameHint', { ...span }))}
          label={t('nickname')}
          linesApart
          autoComplete="nickname"
          spellCheck={false}
        />
      </OperatorForm>
    </Dialog>
  );
}
