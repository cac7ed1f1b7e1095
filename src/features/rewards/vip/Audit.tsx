import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import type { LevelCheck, VipLevel } from '#contract/endpoints/vip.ts';
import { formatDay } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Progress } from '#ui/states/Progress.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import page from '#shared/claims/RewardPage.module.css';
import { xpOf } from './levels.ts';
import css from './VipScreen.module.css';
import { words } from './words.en.ts';

interface AuditProps {
  value: Readonly<Output<'getVipLevelAudit'>>;
  /** The player's level, and the next one if any. */
  own: number;
  next: number | undefined;
  levels: readonly Readonly<VipLevel>[];
}

/** What the player's and the next level require at the review, the progress of each rule, and its date (VI-07). */
export function Audit({ value: { list, reviewTime }, own, next, levels }: AuditProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const nameOf = (level: number) => levels.find((each) => each.level === level)?.name ?? t('vip', { n: String(level) });
  const checks = list.filter(({ level }) => (level === own && level > 0) || level === next);
  if (checks.length === 0) return null;
  return (
    <Card>
      <h2>{t('review')}</h2>
      {reviewTime ? (
        <p className={typography['caption']}>{t('reviewOn', { date: formatDay(reviewTime, locales[code]) })}</p>
      ) : null}
      <ul className={`${layout['list']} ${layout['stack3']}`}>
        {checks.map((check) => (
          <li key={check.level} className={`${css['task']} ${layout['stack2']}`}>
            <div className={page['foot']}>
              <h3 className={typography['subheading']}>
                {t(check.level === own ? 'checkOwn' : 'checkNext', { name: nameOf(check.level) })}
              </h3>
              {!isKept(check, own) && (
                <Badge kind={check.passed ? 'good' : 'plain'}>{t(check.passed ? 'passed' : 'missing')}</Badge>
              )}
            </div>
            <Rules check={check} isOwn={check.level === own} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Whether the player keeps the level without further bets. */
const isKept = ({ level, passed, needBet, needRecharge }: Readonly<LevelCheck>, own: number) =>
  level === own && passed && needBet === 0 && needRecharge === 0;

/** Each rule of the level, with its progress. The own level's experience is already reached. */
function Rules({ check, isOwn }: { check: Readonly<LevelCheck>; isOwn: boolean }) {
  const t = words.use();
  const rules = [
    { key: 'needExp', need: isOwn ? 0 : check.needExp, done: check.exp },
    { key: 'needBet', need: check.needBet, done: check.bet },
    { key: 'needRecharge', need: check.needRecharge, done: check.recharge },
  ] as const;
  const required = rules.filter(({ need }) => need > 0);
  if (required.length === 0) return <p className={typography['caption']}>{t('nothingAsked')}</p>;
  return required.map(({ key, need, done }) => (
    <Progress
      key={key}
      label={t(key)}
      value={done}
      max={need}
      text={
        key === 'needExp'
          ? t('progress', { done: xpOf(done), needed: t('xp', { n: xpOf(need as typeof done) }) })
          : t('progress', { done: formatMoney(done), needed: formatMoney(need) })
      }
    />
  ));
}
