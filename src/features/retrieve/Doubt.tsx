import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Note } from './Note.tsx';
import type { Retrieval } from './useRetrieve.ts';
import { words } from './words.ts';

/** A moving of money of which nobody knows what became: it is looked up, and until then nothing else is moved. */
export function Doubt({ retrieval }: { retrieval: Retrieval }) {
  const t = words.use();
  const { note, checking, check, leave } = retrieval;
  return (
    <Card>
      <h2>{t('doubt')}</h2>
      <output>{note ? <Note note={note} /> : t('doubtText')}</output>
      <Button kind="gold" busy={checking} onClick={() => void check()}>
        {t('check')}
      </Button>
      <Button onClick={() => void leave()}>{t('leave')}</Button>
    </Card>
  );
}
