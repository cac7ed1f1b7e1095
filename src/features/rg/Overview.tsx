import { useSnapshot } from 'valtio';
import { href } from '#nav/href.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { RgStatus } from '#shared/rg/RgStatus.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { PlayerOverview } from './lazyParts.ts';
import { cardClass } from '#ui/cardClass.ts';
import { words } from './words.en.ts';

const to = (part: 'break' | 'exclude' | 'test') => href('/member/self-limited', { part });

/**
 * What is in force now, and links to set limits, a break or self-exclusion (players 3.1); a visitor sees what is
 * available.
 */
export function Overview() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const { state } = useSnapshot(stores.rg);
  const test = <ListRow href={to('test')} title={t('test')} text={t('testText')} />;
  return (
    <>
      <p>{t('intro')}</p>
      {state !== 0 && <RgStatus />}
      {userId === 0 ? (
        <Card>
          <p>{t('visitor')}</p>
          <Button onClick={() => void show('login', {}).catch(report)}>{t('login')}</Button>
        </Card>
      ) : (
        <PlayerOverview>
          <div className={cardClass('list')}>
            <ListRow href={to('break')} title={t('break')} text={t('breakText')} />
            <ListRow href={to('exclude')} title={t('exclude')} text={t('excludeText')} />
            {test}
          </div>
        </PlayerOverview>
      )}
      {userId === 0 && <div className={cardClass('list')}>{test}</div>}
    </>
  );
}
