import { formatMoney } from '#i18n/money.ts';
import { href } from '#nav/href.ts';
import type { ModalBase } from '#nav/modal.ts';
import { useReply } from '#nav/useReply.ts';
import { roundStates } from '#contract/rewards/inviteSpin.ts';
import { closedReason } from '#shared/claims/closed.ts';
import { Closed } from '#shared/claims/Closed.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { Progress } from '#ui/states/Progress.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { words } from './words.en.ts';
import typography from '#ui/typography.module.css';

/**
 * The state of the player's invite spin, and a link to its page (M-04); at the start it is one of the popups.
 */
export default function SpinModal({ close }: ModalBase) {
  const t = words.use();
  const { value, failure } = useReply('actInviteUserStatus', {});
  const reason = closedReason(failure);
  if (reason) {
    return (
      <Dialog title={t('title')} onClose={close} closeLabel={t('later')}>
        <Closed reason={reason} />
      </Dialog>
    );
  }
  const counts = value && (value.status === roundStates.running || value.status === roundStates.reached);
  const amount = (counts && value.amount) || 0;
  return (
    <Dialog
      title={t('title')}
      onClose={close}
      closeLabel={t('later')}
      foot={
        <>
          <LinkButton kind="gold" wide to={href('/activity/spin')}>
            {t('open')}
          </LinkButton>
          <Button wide onClick={close}>
            {t('later')}
          </Button>
        </>
      }
    >
      {!value && !failure && <Skeleton lines={2} />}
      {value && (
        <>
          <Progress
            label={t('round')}
            value={amount}
            max={value.target}
            text={t('progress', {
              amount: formatMoney(amount as typeof value.target),
              target: formatMoney(value.target),
            })}
          />
          <p className={typography['caption']}>
            {value.status === roundStates.reached ? t('reached') : t('spinsLeft', { n: value.spinTimes })}
          </p>
        </>
      )}
      <p>{t('intro')}</p>
    </Dialog>
  );
}
