import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import css from '../parts/form.module.css';
import type { DoubtfulAct } from './useDoubt.ts';
import { words } from './words.ts';

/** Stands in the place of a form's button while nobody knows what became of what was sent. */
export function Doubt({ act }: { act: DoubtfulAct }) {
  const t = words.use();
  return (
    <Card>
      <h2 className={css['heading']}>{t('doubt')}</h2>
      <output>{t(act.ending ?? 'doubtText')}</output>
      <Button kind="gold" busy={act.busy} onClick={() => void act.check()}>
        {t('doubtCheck')}
      </Button>
      <Button onClick={() => void act.leave()}>{t('doubtLeave')}</Button>
    </Card>
  );
}
