import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { href } from '#nav/href.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { LeaveLink } from '#shared/page/LeaveLink.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { SupportLink } from '#shared/support/SupportLink.tsx';
import { useSupportQueue } from '#shared/support/supportQueue.ts';
import { supportWay } from '#shared/support/supportWay.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import type { ClickWay } from './clickWay.ts';

interface WayProps {
  way: ClickWay;
  /** Its text: "Go". */
  label: string;
  /** Its purpose, for screen readers, if the label doesn't say it: "Go: Bet ₱200 today". */
  what?: string;
  kind?: 'plain' | 'gold';
  /** Called when the player leaves for another site. */
  onLeave?: () => void;
}

/** A button or link to the target of an operator's click (TK-02). */
export function Way({ way, label, what, kind = 'plain', onLeave }: WayProps) {
  const queue = useSupportQueue();
  const { userId } = useSnapshot(stores.session);
  const named = what ? { 'aria-label': `${label}: ${what}` } : {};
  if (way.kind === 'page' || way.kind === 'game')
    return (
      <LinkButton kind={kind} to={way.to} {...named}>
        {label}
      </LinkButton>
    );
  if (way.kind === 'outside')
    return (
      <LeaveLink to={way.to} className={buttonClass(kind)} {...(onLeave && { onLeave })} {...named}>
        {label}
      </LeaveLink>
    );
  if (way.kind === 'dialog') {
    if (way.forPlayers && userId === 0)
      return (
        <LinkButton kind={kind} to={href('/auth/login')} {...named}>
          {label}
        </LinkButton>
      );
    return (
      <Button kind={kind} onClick={() => void show(way.name, {}).catch(report)} {...named}>
        {label}
      </Button>
    );
  }
  const service = supportWay(queue);
  return service ? (
    <SupportLink way={service} className={buttonClass(kind)} {...named}>
      {label}
    </SupportLink>
  ) : null;
}
