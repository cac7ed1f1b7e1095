import { useSnapshot } from 'valtio';
import { awardStates } from '#contract/rewards/contests.ts';
import type { Output } from '#contract/endpoints.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { CashLocked, CashTerms } from '#shared/claims/CashTerms.tsx';
import { rowKind } from '#shared/claims/rowKind.ts';
import { useGamesByIds } from '#shared/games/useGamesByIds.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { RuleCard } from '../RuleCard.tsx';
import { TimeLeft } from '../TimeLeft.tsx';
import type { Claim } from '../useClaim.ts';
import { useEnd } from '../useEnd.ts';
import { BestWins } from './BestWins.tsx';
import { GameMissions } from './GameMissions.tsx';
import { words } from '../words.en.ts';
import typography from '#ui/typography.module.css';

interface MissionsProps {
  info: Readonly<Output<'slotsHackInfo'>>;
  claim: Claim;
  retry: () => Promise<void>;
}

/** The time left, while there are missions, the missions by game, the best wins, and the rules. */
export function Missions({ info, claim, retry }: MissionsProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { startTime, endTime, gameIds, tasks, rank, me, turnover } = info;
  const { isOver, end } = useEnd(endTime, retry);
  const games = [...new Set([...gameIds, ...tasks.map(({ gameId }) => gameId)])];
  const { tiles } = useGamesByIds(games);
  const timeOf = (time: number) => formatDateTime(time, locales[code]);
  const claimable = tasks.filter(({ status }) => status === awardStates.claimable);
  const kind = rowKind(isOver ? 0 : claimable.filter(({ awards }) => !claim.lockOf(awards)).length);
  return (
    <>
      {tasks.length > 0 && (
        <Card nacre aria-label={t('endsIn')}>
          {endTime > 0 && (
            <TimeLeft label={t('endsIn')} until={endTime} isOver={isOver} overText={t('missionsOver')} onEnd={end} />
          )}
          {endTime > 0 && !isOver && <p className={typography['caption']}>{t('expiry', { time: timeOf(endTime) })}</p>}
          <CashTerms turnover={isOver ? undefined : turnover} />
        </Card>
      )}
      {!isOver && claimable.some(({ awards }) => claim.lockOf(awards)) && <CashLocked id={claim.lockId} />}
      {tasks.length === 0 && <EmptyState title={t('noMissions')} />}
      {games.map((gameId) => (
        <GameMissions
          key={gameId}
          gameId={gameId}
          tile={tiles?.find(({ id }) => id === gameId)}
          isKnown={tiles !== undefined}
          missions={tasks.filter((mission) => mission.gameId === gameId)}
          claim={claim}
          kind={kind}
          isOver={isOver}
        />
      ))}
      <BestWins wins={rank} me={me} isOver={isOver} />
      <RuleCard lines={[t('ruleSince', { time: timeOf(startTime) }), t('ruleWin'), t('ruleLuck'), t('missionCare')]} />
    </>
  );
}
