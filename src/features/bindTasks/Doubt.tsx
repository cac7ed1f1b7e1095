import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import type { Claim } from './useClaim.ts';
import { words } from './words.ts';

/** A claim of which nobody knows what became: it is looked up, and until then nothing else is claimed. */
export function Doubt({ claim }: { claim: Claim }) {
  const t = words.use();
  return (
    <Card>
      <h2>{t('doubt')}</h2>
      <output>{t(claim.ending ?? 'doubtText')}</output>
      <Button kind="gold" busy={claim.checking} onClick={() => void claim.check()}>
        {t('check')}
      </Button>
      <Button onClick={() => void claim.leave()}>{t('leave')}</Button>
    </Card>
  );
}
