import type { ModalBase } from '#nav/modal.ts';
import { toast } from '#nav/toasts.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { MoneyForm } from '../forms/MoneyForm.tsx';
import { useMoneyForm } from '../forms/useMoneyForm.ts';
import { words } from './words.en.ts';

export interface DeleteModalProps extends ModalBase {
  id: number;
  /** The title of the account, and its masked number. */
  name: string;
  number: string;
  onDone: () => void;
}

/**
 * Asks for confirmation before a receiving account is deleted; one with a withdrawal in progress can't be deleted
 * (WA-12).
 */
export default function DeleteModal({ id, name, number, onDone, close }: DeleteModalProps) {
  const t = words.use();
  const common = shell.use();
  const form = useMoneyForm({
    action: 'modifyAccount',
    initial: {},
    check: () => ({}),
    input: () => ({ id, deleted: true }),
    onDone(sent) {
      close();
      // What another form had asked for may have been another change.
      if (!sent) return;
      toast(t('deleted'));
      onDone();
    },
  });
  return (
    <Dialog title={t('deleteTitle')} onClose={close} closeLabel={common('close')}>
      <p>{t('deleteText', { name, number })}</p>
      <MoneyForm form={form} submit={t('deleteNow')} kind="danger" />
      <Button onClick={close}>{t('keep')}</Button>
    </Dialog>
  );
}
