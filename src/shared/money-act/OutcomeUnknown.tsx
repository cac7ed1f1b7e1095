import { words } from './words.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import type { UnknownOutcome } from './useUnknownOutcome.ts';

interface OutcomeUnknownProps {
  act: UnknownOutcome;
  /** What was sent, and that it is never sent again. */
  text: string;
}

/** Shows that the outcome of an act is unknown, with the ways to look it up and to go on without knowing. */
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
