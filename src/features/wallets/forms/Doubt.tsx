import type { UncertainAct } from '../../../app/acts/useUncertain.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import css from '../parts/form.module.css';
import { words } from './words.ts';

/** Stands in the place of a form's button while nobody knows what became of what was sent. */
export function Doubt({ act }: { act: UncertainAct }) {
  const t = words.use();
  const { onLine, ending, looking, look, leave } = act;
  return (
    <Card>
      <h2 className={css['heading']}>{t('doubt')}</h2>
      <output>{t(onLine ? (ending ?? 'doubtText') : 'doubtOffline')}</output>
      <Button kind="gold" busy={looking} off={!onLine} onClick={look}>
        {t('doubtCheck')}
      </Button>
      <Button onClick={leave}>{t('doubtLeave')}</Button>
    </Card>
  );
}
