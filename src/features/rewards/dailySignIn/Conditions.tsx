import type { Output } from '#contract/endpoints.ts';
import { formatMoney } from '#i18n/money.ts';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Card } from '#ui/Card.tsx';
import { Progress } from '#ui/states/Progress.tsx';
import { words } from './words.en.ts';

type Need = Readonly<Output<'loginBonus3User'>['need']>;

/** Whether a condition isn't met yet. */
export const isUnmet = ({ recharge, recharged, bet, betDone }: Need) => recharged < recharge || betDone < bet;

/** The conditions of a day's claim, each with its progress and a link to meet it (SI-03). */
export function Conditions({ id, need }: { id: string; need: Need }) {
  const t = words.use();
  const { recharge, recharged, bet, betDone, betDays } = need;
  const textOf = (done: typeof bet, needed: typeof bet) =>
    t('progress', { done: formatMoney(done < needed ? done : needed), needed: formatMoney(needed) });
  return (
    <Card>
      <h2 id={id}>{t('conditions')}</h2>
      {recharge > 0 && (
        <Progress label={t('recharge')} value={recharged} max={recharge} text={textOf(recharged, recharge)} />
      )}
      {bet > 0 && (
        <Progress label={t('bet', { n: betDays ?? 1 })} value={betDone} max={bet} text={textOf(betDone, bet)} />
      )}
      {recharged < recharge || recharged === 0 ? (
        <LinkButton kind="gold" to={href('/wallets')}>
          {t('toDeposit')}
        </LinkButton>
      ) : (
        betDone < bet && (
          <LinkButton kind="gold" to={href('/')}>
            {t('toGames')}
          </LinkButton>
        )
      )}
    </Card>
  );
}
