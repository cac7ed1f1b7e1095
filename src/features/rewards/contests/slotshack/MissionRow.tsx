import { useSnapshot } from 'valtio';
import { awardStates, type MissionKind } from '#contract/rewards/contests.ts';
import type { Mission } from '#contract/endpoints/slotsHack.ts';
import type { Money } from '#contract/schema.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { useAwardText } from '#shared/rewards/useAwardText.ts';
import { Progress } from '#ui/states/Progress.tsx';
import { ClaimRow } from '../ClaimRow.tsx';
import type { Claim } from '../useClaim.ts';
import { timesText } from './timesText.ts';
import { words } from '../words.en.ts';

interface MissionRowProps {
  mission: Readonly<Mission>;
  /** The name of its game. */
  game: string;
  claim: Claim;
  /** The look of its claim. */
  kind: 'gold' | 'plain';
  isOver: boolean;
}

/** A mission: its requirement, progress and reward, claimed once (SL-01, SL-02). */
export function MissionRow({ mission, game, claim, kind, isOver }: MissionRowProps) {
  const t = words.use();
  const awardText = useAwardText();
  const { name, progress } = useMissionText(mission);
  const { id, need, done, status, awards } = mission;
  const reasonId = claim.lockOf(awards);
  const open = reasonId ? 'locked' : 'claimable';
  return (
    <ClaimRow
      note={t('rewardIs', { awards: awardText(awards) })}
      claim={
        status !== awardStates.none && (
          <ClaimButton
            act={claim.act}
            input={{ id }}
            what={t('missionWhat', { mission: name, game, awards: awardText(awards) })}
            state={status === awardStates.claimed ? 'claimed' : isOver ? 'expired' : open}
            reasonId={reasonId}
            kind={kind}
          />
        )
      }
    >
      <Progress label={name} value={done} max={need} text={progress} />
    </ClaimRow>
  );
}

/** A mission and its progress in words. */
function useMissionText({ kind, need, done }: Readonly<Mission>): { name: string; progress: string } {
  const t = words.use();
  const { code } = useSnapshot(language);
  const reached = Math.min(done, need);
  const times = (value: number) => timesText(value, locales[code]);
  const money = (value: number) => formatMoney(value as Money);
  const texts: Record<MissionKind, () => { name: string; progress: string }> = {
    wager: () => ({
      name: t('wager', { amount: money(need) }),
      progress: t('progress', { done: money(reached), need: money(need) }),
    }),
    streak: () => ({
      name: t('streak', { n: need }),
      progress: t('progress', { done: String(reached), need: String(need) }),
    }),
    multiplier: () => ({
      name: t('multiplier', { times: times(need) }),
      progress: t('best', { done: times(done), need: times(need) }),
    }),
  };
  return texts[kind]();
}
