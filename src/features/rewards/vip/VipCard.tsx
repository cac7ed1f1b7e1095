import { useSnapshot } from 'valtio';
import { formatDay } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import type { Money } from '#contract/schema.ts';
import { useOperatorTime } from '#data/useOperatorTime.ts';
import { Card } from '#ui/Card.tsx';
import { Progress } from '#ui/states/Progress.tsx';
import { LevelMark } from './LevelMark.tsx';
import { nextLevel, xpOf, type VipInfo } from './levels.ts';
import { useLevelLook } from './useLevelLook.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './VipScreen.module.css';
import { words } from './words.en.ts';

/** The player's level in its own colours and the marks of all, with the progress to the next one and what keeps it (VI-01, E-03). */
export function VipCard({ value }: { value: VipInfo }) {
  const t = words.use();
  const look = useLevelLook();
  const { theme, icon, name } = look(value.vip);
  const title = value.levels.find(({ level }) => level === value.vip)?.name ?? name;
  return (
    <Card nacre vip={theme} aria-label={t('yours')}>
      <div className={layout['inline']}>
        <LevelMark src={icon} size={72} />
        <div>
          <p className={typography['caption']}>{t('vip', { n: String(value.vip) })}</p>
          <h2>{title}</h2>
        </div>
      </div>
      <div className={css['path']} aria-hidden="true">
        {value.levels.map(({ level }) => (
          <span key={level} data-ahead={level > value.vip}>
            <LevelMark src={look(level).icon} size={36} />
          </span>
        ))}
      </div>
      <div className={`${css['ways']} ${layout['stack3']}`}>
        <Experience value={value} />
        <Keep value={value} name={title} />
      </div>
    </Card>
  );
}

/** Experience relative to the next level's; says so at the highest one. */
function Experience({ value: { vip, vipExp, nextExp, levels, back } }: { value: VipInfo }) {
  const t = words.use();
  const next = nextLevel(levels, vip);
  const needed = nextExp ?? next?.experience;
  if (!needed) {
    return <p className={typography['caption']}>{t('max', { n: xpOf(vipExp) })}</p>;
  }
  if (back) {
    const name = levels.find(({ level }) => level === back.level)?.name ?? t('nextLevel');
    const text = ofNeed(t, back.done, back.need);
    return (
      <>
        <p className={typography['caption']}>{t('lost', { name })}</p>
        <Progress label={t('back', { name })} value={back.done} max={back.need} text={text} />
      </>
    );
  }
  return (
    <>
      <Progress
        label={t('toNext', { name: next?.name ?? t('nextLevel') })}
        value={vipExp}
        max={needed}
        text={t('progress', { done: xpOf(vipExp), needed: t('xp', { n: xpOf(needed) }) })}
      />
      <p className={typography['caption']}>{t('xpRate')}</p>
    </>
  );
}

const ofNeed = (t: ReturnType<typeof words.use>, done: Money, needed: Money) =>
  t('progress', { done: formatMoney(done), needed: formatMoney(needed) });

/** What keeps the level, and by when: nothing at a level that can't be lost. */
function Keep({ value: { keep }, name }: { value: VipInfo; name: string }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const now = useOperatorTime();
  if (!keep || keep.need === 0) return null;
  const dateOf = (time: number) => formatDay(time, locales[code]);
  const { need, done, startTime, endTime } = keep;
  if (startTime && startTime > now) {
    const params = { name, date: dateOf(endTime), from: dateOf(startTime), amount: formatMoney(need) };
    return <p className={typography['caption']}>{t('keepFrom', params)}</p>;
  }
  return (
    <>
      <Progress label={t('keep', { name })} value={done} max={need} text={ofNeed(t, done, need)} />
      <p className={typography['caption']}>
        {done >= need ? t('kept', { name, date: dateOf(endTime) }) : t('short', { date: dateOf(endTime) })}
      </p>
    </>
  );
}
