import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import type { UncertainAct } from './useUncertain.ts';
import { words } from './words.ts';

/** An act of which nobody knows what became: `text` says of what kind, it is looked up, and nothing is sent again. */
export function OutcomeUnknown({
  act: { onLine, ending, looking, look, leave },
  text,
}: {
  act: UncertainAct;
  text: string;
}) {
  const t = words.use();
  const known = ending === 'still' ? t('still') : text;
  return (
    <Card>
      <h2>{t('doubt')}</h2>
      <output>{onLine ? known : t('doubtOffline')}</output>
      <Button kind="gold" busy={looking} off={!onLine} onClick={look}>
        {t('check')}
      </Button>
      <Button onClick={leave}>{t('leave')}</Button>
    </Card>
  );
}
