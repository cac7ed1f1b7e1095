import { operatorTime } from '#data/operatorTime.ts';
import { Countdown } from '#ui/text/Countdown.tsx';
import { words } from './words.en.ts';

interface ServerCountdownProps {
  /** The accessible name: what begins or ends then. */
  label: string;
  /** The end by the operator's clock, epoch milliseconds. */
  until: number;
  onEnd?: () => void;
}

/** A countdown by the operator's clock, independent of the device's (S-22). */
export function ServerCountdown(props: ServerCountdownProps) {
  const t = words.use();
  return <Countdown {...props} now={operatorTime} days={(n) => t('days', { n })} />;
}
