import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import type { Retrieval } from './useRetrieve.ts';
import { words } from './words.ts';

/** A moving of money of which nobody knows what became: it is looked up, and until then nothing else is moved. */
export function Doubt({ doubt: { onLine, ending, looking, look, leave } }: Pick<Retrieval, 'doubt'>) {
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
