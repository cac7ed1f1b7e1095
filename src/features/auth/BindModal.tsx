import type { Provider } from '#contract/loginKinds.ts';
import { href } from '#nav/href.ts';
import type { ModalBase } from '#nav/modal.ts';
import { providerNames } from '#shared/identity/providers.ts';
import type { Reward } from '#shared/rewards/showRewards.ts';
import { useAction } from '#nav/useAction.ts';
import { words as shell } from '#i18n/words.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import css from './Entry.module.css';
import { BindAccountForm, BindMobileForm } from './forms/BindForms.tsx';
import { confirmBinding } from './confirmBinding.ts';
import { ProviderMark } from './ProviderMark.tsx';
import { startSocialLogin } from './social.ts';
import { words } from './words.ts';

export interface BindModalProps extends ModalBase {
  method: 'phone' | 'account' | Provider;
}

/** Adds a log-in method to the player's account; none is ever removed (AU-06). */
export default function BindModal({ method, close }: BindModalProps) {
  const t = words.use();
  const common = shell.use();
  const own = method === 'phone' || method === 'account';
  const titles = { phone: 'bindPhone', account: 'bindAccount' } as const;
  const texts = { phone: 'bindPhoneText', account: 'bindAccountText' } as const;
  const done = (rewards: readonly Reward[]) => {
    close();
    void confirmBinding(t(method === 'phone' ? 'mobile' : 'account'), rewards);
  };

  const title = own ? t(titles[method]) : t('bindSocial', { provider: providerNames[method] });
  return (
    <Dialog title={title} onClose={close} closeLabel={common('close')}>
      <p className={css['small']}>
        {own ? t(texts[method]) : t('bindSocialText', { provider: providerNames[method] })}
      </p>
      {method === 'phone' && <BindMobileForm onDone={done} />}
      {method === 'account' && <BindAccountForm onDone={done} />}
      {!own && <Leave provider={method} />}
    </Dialog>
  );
}

/** Confirms leaving for an identity provider; the journey ends on the profile. */
function Leave({ provider }: { provider: Provider }) {
  const t = words.use();
  const leaving = useAction(() => startSocialLogin(provider, href('/member/profile')));
  return (
    <Button kind="gold" wide busy={leaving.busy} onClick={() => void leaving.run()}>
      <ProviderMark provider={provider} />
      {t('continueWith', { provider: providerNames[provider] })}
    </Button>
  );
}
