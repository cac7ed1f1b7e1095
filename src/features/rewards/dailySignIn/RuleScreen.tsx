import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import { stores } from '#data/stores.ts';
import { formatMoney } from '#i18n/money.ts';
import { useReply } from '#nav/useReply.ts';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { words as claimWords } from '#shared/claims/words.en.ts';
import { words } from './words.en.ts';
import layout from '#ui/layout.module.css';

/**
 * The rules of the daily sign-in, with the operator's conditions (SI-04), and which rewards aren't money
 * (players RG-30).
 */
export default function RuleScreen() {
  const t = words.use();
  const claims = claimWords.use();
  const { userId } = useSnapshot(stores.session);
  const reply = useReply('loginBonus3User', {});
  return (
    <RewardPage
      title={t('ruleTitle')}
      back="/activity/sign-in"
      reply={reply}
      intro={userId === 0 && <p>{t('intro')}</p>}
    >
      {({ need }) => (
        <ul className={layout['bullets']}>
          {[...general(t), ...ofConditions(t, claims('cashLocked'), need), t('ruleProps')].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </RewardPage>
  );
}

type Say = ReturnType<typeof words.use>;

const general = (t: Say) => [t('ruleDay'), t('ruleCycle'), t('ruleNext'), t('ruleTotal')];

function ofConditions(
  t: Say,
  lock: string,
  { recharge, bet, betDays, turnover }: Readonly<Output<'loginBonus3User'>['need']>,
) {
  const n = betDays ?? 1;
  return [
    recharge > 0 && bet > 0 && t('ruleBoth', { n, amount: formatMoney(recharge), bet: formatMoney(bet) }),
    recharge > 0 && bet === 0 && t('ruleRecharge', { amount: formatMoney(recharge) }),
    bet > 0 && recharge === 0 && t('ruleBet', { n, bet: formatMoney(bet) }),
    recharge === 0 && bet === 0 && t('ruleFree'),
    recharge === 0 && lock,
    turnover && t('ruleMoney', { n: String(turnover) }),
  ].filter((line) => typeof line === 'string');
}
