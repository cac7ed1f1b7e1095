import { Suspense } from 'react';
import type { LoginMethod, Provider } from '#contract/loginKinds.ts';
import { href } from '#nav/href.ts';
import type { ModalBase } from '#nav/modal.ts';
import { refusesHere } from './embedded.ts';
import { providerNames } from '#shared/identity/providers.ts';
import { OpenInBrowser } from '#shared/install/part.ts';
import { useIsShown } from '#shared/page/useIsShown.ts';
import type { Reward } from '#shared/rewards/showRewards.ts';
import { toast } from '#nav/toasts.ts';
import { app } from '#data/worker.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { BindAccountForm, BindMobileForm } from './forms/BindForms.tsx';
import { ProofForm } from './forms/ProofForm.tsx';
import { confirmBinding } from './confirmBinding.ts';
import { startSocialLogin } from './social.ts';
import { words } from './words.en.ts';
import typography from '#ui/typography.module.css';

export interface BindModalProps extends ModalBase {
  method: LoginMethod;
  /** Removes the method instead. */
  remove?: boolean;
}

/**
 * Adds a log-in method to the player's account, or removes one, after the player has proven their identity (AU-06).
 */
export default function BindModal({ method, remove = false, close }: BindModalProps) {
  const t = words.use();
  const common = shell.use();
  const own = method === 'phone' || method === 'account';
  const titles = { phone: 'bindPhone', account: 'bindAccount' } as const;
  const texts = { phone: 'bindPhoneText', account: 'bindAccountText' } as const;
  const name = own ? t(method === 'phone' ? 'mobile' : 'account') : providerNames[method];
  const done = (rewards: readonly Reward[]) => {
    close();
    void confirmBinding(name, rewards);
  };

  if (remove)
    return (
      <Dialog title={t('unbindTitle', { what: name })} onClose={close} closeLabel={common('close')}>
        <p className={typography['caption']}>{t('unbindText')}</p>
        <ProofForm
          submit={t('unbind')}
          onProof={async (proof) => {
            await app.account.unbind(method === 'phone' ? 'mobile' : method, proof);
            close();
            toast(t('unbound', { what: name }));
          }}
        />
      </Dialog>
    );

  const title = own ? t(titles[method]) : t('bindSocial', { provider: providerNames[method] });
  return (
    <Dialog title={title} onClose={close} closeLabel={common('close')}>
      {(own || !refusesHere(method)) && (
        <p className={typography['caption']}>
          {own ? t(texts[method]) : t('bindSocialText', { provider: providerNames[method] })}
        </p>
      )}
      {method === 'phone' && <BindMobileForm onDone={done} />}
      {method === 'account' && <BindAccountForm onDone={done} />}
      {!own && <Leave provider={method} />}
    </Dialog>
  );
}

/**
 * Redirects to an identity provider, after the player has proven their identity; the journey ends on the profile. A
 * provider that refuses in-app browsers opens in a browser.
 */
function Leave({ provider }: { provider: Provider }) {
  const t = words.use();
  const isShown = useIsShown();
  if (refusesHere(provider))
    return (
      <Suspense fallback={null}>
        <OpenInBrowser reason="login" providers={[providerNames[provider]]} pageOf={() => href('/member/profile')} />
      </Suspense>
    );
  return (
    <ProofForm
      submit={t('continueWith', { provider: providerNames[provider] })}
      onProof={async (proof) => {
        await app.account.reauthenticate(proof);
        await startSocialLogin(provider, href('/member/profile'), isShown);
      }}
    />
  );
}
