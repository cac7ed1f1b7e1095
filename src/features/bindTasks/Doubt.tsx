import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import type { Claim } from './useClaim.ts';
import { words } from './words.ts';

/** A claim of which nobody knows what became: it is looked up, and until then nothing else is claimed. */
export function Doubt({ doubt: { onLine, ending, looking, look, leave } }: Pick<Claim, 'doubt'>) {
  const t = words.use();
  return (
    <Card>
      <h2>{t('doubt')}</h2>
      <output>{t(onLine ? (ending ?? 'doubtText') : 'doubtOffline')}</output>
      <Button kind="gold" busy={looking} off={!onLine} onClick={look}>
        {t('check')}
      </Button>
      <Button onClick={leave}>{t('leave')}</Button>
    </Card>
  );
}
