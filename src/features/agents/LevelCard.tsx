import { formatMoney } from '#i18n/money.ts';
import { href } from '#nav/href.ts';
import { usePercent } from '#shared/claims/usePercent.ts';
import typography from '#ui/typography.module.css';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Card } from '#ui/Card.tsx';
import { Progress } from '#ui/states/Progress.tsx';
import type { Agent } from './useAgent.ts';
import { words } from './words.en.ts';

/** The player's level and rate, the progress to the next level, and what makes a member valid (SH-03). */
export function LevelCard({ value }: { value: Agent }) {
  const t = words.use();
  const percent = usePercent();
  const { curLevel, levels, valid } = value;
  const own = levels.find(({ level }) => level === curLevel);
  const next = levels.toSorted((a, b) => a.minValid - b.minValid).find(({ minValid }) => minValid > valid);
  return (
    <Card>
      <h2 className={typography['subheading']}>{own ? t('level', { n: String(curLevel) }) : t('noLevel')}</h2>
      {own && <p>{t('rateNow', { rate: percent(own.rate) })}</p>}
      {next ? (
        <Progress
          label={t('toNext', { n: String(next.level) })}
          value={valid}
          max={next.minValid}
          text={t('validOf', { done: valid, n: next.minValid })}
        />
      ) : (
        own && <p>{t('topLevel')}</p>
      )}
      <p className={typography['caption']}>
        <ValidRule rule={value.validRule} />
      </p>
      <LinkButton to={href('/agent/rule')}>{t('rules')}</LinkButton>
    </Card>
  );
}

/** What makes a member valid. */
export function ValidRule({ rule }: { rule: Agent['validRule'] }) {
  const t = words.use();
  return t('validRule', { recharge: formatMoney(rule.minRecharge), bet: formatMoney(rule.minBet) });
}
