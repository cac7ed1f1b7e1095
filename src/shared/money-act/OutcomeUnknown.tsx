import { words } from '../words.en.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import type { UnknownOutcome } from './useUnknownOutcome.ts';

interface OutcomeUnknownProps {
  act: UnknownOutcome;
  /** What was sent, and that it is never sent again. */
  text: string;
}

/** Shows that the outcome of a money act is unknown, with buttons to look it up and to give up. */
export function OutcomeUnknown({ act: { onLine, lookedInVain, looking, look, leave }, text }: OutcomeUnknownProps) {
  const t = words.use();
  return (
    <Card>
      <h2>{t('doubt')}</h2>
      <output>{!onLine ? t('doubtOffline') : lookedInVain ? t('still') : text}</output>
      <Button kind="gold" busy={looking} off={!onLine} onClick={look}>
        {t('check')}
      </Button>
      <Button onClick={leave}>{t('leave')}</Button>
    </Card>
  );
}
