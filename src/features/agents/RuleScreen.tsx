import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { useReply } from '#nav/useReply.ts';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { usePercent } from '#shared/claims/usePercent.ts';
import typography from '#ui/typography.module.css';
import page from '#shared/claims/RewardPage.module.css';
import { Card } from '#ui/Card.tsx';
import table from '#ui/table.module.css';
import css from './AgentScreen.module.css';
import { ValidRule } from './LevelCard.tsx';
import type { Agent } from './useAgent.ts';
import { words } from './words.en.ts';

/** The rates of all levels, and the rules in plain words, without any promise (SH-06, SH-08). */
export default function RuleScreen() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const reply = useReply('appAgent5User', {});
  return (
    <RewardPage title={t('rulesTitle')} back="/agent" reply={reply} intro={userId === 0 && <p>{t('intro')}</p>}>
      {(value) => (
        <>
          <Rates value={value} />
          <Card>
            <ul className={page['steps']}>
              <li>
                <ValidRule rule={value.validRule} />
              </li>
              <li>{t('ruleRate')}</li>
              <li>{t('ruleDay')}</li>
              {value.minReceive ? <li>{t('ruleLeast', { amount: formatMoney(value.minReceive) })}</li> : null}
              {value.turnover ? <li>{t('ruleTurnover', { n: String(value.turnover) })}</li> : null}
              <li>{t('ruleAdults')}</li>
              <li>{t('ruleNoPromise')}</li>
            </ul>
          </Card>
        </>
      )}
    </RewardPage>
  );
}

function Rates({ value: { levels, curLevel } }: { value: Agent }) {
  const t = words.use();
  const percent = usePercent();
  const { code } = useSnapshot(language);
  return (
    <table className={`${css['table']} ${table['table']}`} aria-label={t('rates')}>
      <thead>
        <tr>
          <th scope="col">{t('levelHead')}</th>
          <th scope="col">{t('validHead')}</th>
          <th scope="col">{t('rateHead')}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ level, minValid, rate }) => (
          <tr key={level} aria-current={level === curLevel ? 'true' : undefined}>
            <th scope="row">
              {level}
              {level === curLevel && <span className={typography['caption']}> {t('you')}</span>}
            </th>
            <td>{minValid.toLocaleString(locales[code])}</td>
            <td>{percent(rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
