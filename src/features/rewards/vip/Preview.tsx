import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { levelShows } from '#contract/rewards/vip.ts';
import { Card } from '#ui/Card.tsx';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import { xpOf } from './levels.ts';
import { words } from './words.en.ts';

/** The levels as shown to visitors: the experience that reaches each. */
export function Preview() {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const levels = Object.values(config?.vipMap ?? {})
    .filter(({ showType }) => (showType ?? levelShows.everybody) === levelShows.everybody)
    .toSorted((a, b) => a.level - b.level);
  if (levels.length === 0) return null;
  return (
    <Card>
      <h2>{t('levelsTitle')}</h2>
      <Facts>
        {levels.map(({ level, name, experience }) => (
          <Fact key={level} name={`${t('vip', { n: String(level) })} · ${name}`}>
            {t('xp', { n: xpOf(experience) })}
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}
