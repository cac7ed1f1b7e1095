import { useSnapshot } from 'valtio';
import { goBack } from '#nav/navigation.ts';
import { Page } from '#shared/page/Page.tsx';
import { useIsShown } from '#shared/page/useIsShown.ts';
import { stores } from '#data/stores.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { PasswordForm, useHadPassword } from './forms/PasswordForm.tsx';
import { words } from './words.en.ts';

/** The dialog has the same form, so both are in one file of the build. */
export { PasswordModal } from './PasswordModal.tsx';

/** Sets the first password, or changes it (spec §2). */
export default function SetPasswordScreen() {
  const t = words.use();
  const { user } = useSnapshot(stores.session);
  const isShown = useIsShown();
  return (
    <Page title={t('passwordTitle')} back="/member">
      {user ? <Ready onDone={() => isShown() && goBack('/member')} /> : <Skeleton lines={3} />}
    </Page>
  );
}

function Ready({ onDone }: { onDone: () => void }) {
  return <PasswordForm hasOne={useHadPassword()} onDone={onDone} />;
}
