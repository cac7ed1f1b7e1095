import { useSnapshot } from 'valtio';
import type { Activity } from '#contract/entities.ts';
import { stores } from '#data/stores.ts';
import { href } from '#nav/href.ts';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { LeaveLink } from '#shared/page/LeaveLink.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { supportAddress } from '#shared/support/supportAddress.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { eventAction, eventModals, type EventModal } from './eventAction.ts';
import { words } from '../words.ts';

interface EventButtonProps {
  activity: Readonly<Activity>;
  /** The operator's text on it; ours by what it does if that is empty. */
  text: string;
}

const service = '/service';

/** The button of an event, by what the operator says that it does. */
export function EventButton({ activity, text }: EventButtonProps) {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const exists = useKnownAddress();
  const action = eventAction(activity, userId, exists);
  switch (action?.kind) {
    case 'page':
      return (
        <LinkButton kind="gold" to={action.to}>
          {text || t('open')}
        </LinkButton>
      );
    case 'site':
      return (
        <LeaveLink to={action.to} className={buttonClass('gold', false)}>
          {text || t('openSite')}
        </LeaveLink>
      );
    case 'game':
      return (
        <LinkButton kind="gold" to={href('/game/start', { gameId: action.gameId })}>
          {text || t('play')}
        </LinkButton>
      );
    case 'modal':
      return userId === 0 && eventModals[action.modal] ? (
        <LinkButton kind="gold" to={href('/auth/login')}>
          {t('logInFirst')}
        </LinkButton>
      ) : (
        <Button kind="gold" onClick={() => void openModal(action.modal).catch(report)}>
          {text || t('open')}
        </Button>
      );
    case 'service':
      return <Support text={text || t('askSupport')} hasPage={exists(service)} />;
    default:
      return null;
  }
}

const openModal = (name: EventModal) => show(name, {});

/** The way to customer service: its page if the app has one, else the first address of its queue. */
function Support({ text, hasPage }: { text: string; hasPage: boolean }) {
  const { config } = useSnapshot(stores.settings);
  const address = supportAddress(config?.customerServiceQueue ?? []);
  if (hasPage) {
    return (
      <LinkButton kind="gold" to={service}>
        {text}
      </LinkButton>
    );
  }
  return (
    address && (
      <a className={buttonClass('gold', false)} href={address}>
        {text}
      </a>
    )
  );
}
