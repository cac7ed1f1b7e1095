import { operatorTime } from '#data/operatorTime.ts';
import { Countdown } from '#ui/text/Countdown.tsx';
import { runInSight, spreadOver } from './inSight.ts';
import { words } from './words.en.ts';

interface ServerCountdownProps {
  /** The accessible name: what begins or ends then. */
  label: string;
  /** The end by the operator's clock, epoch milliseconds. */
  until: number;
  /** Called at the end, for what this device can do alone. */
  onEnd?: () => void;
  /** Called soon after the end, each device at its own time, to ask the operator. */
  onEndSoon?: () => void;
}

/** A countdown by the operator's clock, independent of the device's (S-22). */
export function ServerCountdown({ onEnd, onEndSoon, ...props }: ServerCountdownProps) {
  const t = words.use();
  const end = () => {
    onEnd?.();
    if (onEndSoon) runInSight(onEndSoon, spreadOver.awaited);
  };
  return <Countdown {...props} onEnd={end} now={operatorTime} days={(n) => t('days', { n })} />;
}
