import { useState } from 'react';
import { closed, onBreak } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { Closed } from '#shared/claims/Closed.tsx';
import { closedReason } from '#shared/claims/closed.ts';
import { Holding } from '#shared/claims/Holding.tsx';
import { PagedList } from '#shared/claims/PagedList.tsx';
import { ServerCountdown } from '#shared/claims/ServerCountdown.tsx';
import { Board } from '#shared/draws/Board.tsx';
import { Rules } from '#shared/draws/Rules.tsx';
import { useHighlight, type Highlight } from '#shared/draws/useHighlight.ts';
import { jackpotPace, spinPace, type Pace } from '#shared/draws/highlightSteps.ts';
import { Worth } from '#shared/draws/Worth.tsx';
import { RewardList } from '#shared/rewards/RewardList.tsx';
import { showRewards } from '#shared/rewards/showRewards.ts';
import { useProps } from '#shared/rewards/useProps.ts';
import { Button } from '#ui/Button.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Sample } from './Sample.tsx';
import { money, nothing } from './samples.ts';
import layout from '#ui/layout.module.css';

const kinds = [2001, 2002, 4001, 60_001, 1001, 1301, 80_001, 80_002, 80_003, 40_001, 50_000, 50_001, 7];
const prizes = [2001, 60_001, 2002, 80_001, 50_001, 2001, 1301, 60_001, 2002, 40_003];
const rewards = [
  { id: 2001, count: 123_450 },
  { id: 60_001, count: 50 },
  { id: 80_002, count: 2 },
];
const chances = [
  { propId: 2001, count: 500, chance: 600_000 },
  { propId: 2002, count: 20, chance: 299_999 },
  { propId: 60_001, count: 5, chance: 100_000 },
  { propId: 50_001, count: 0, chance: 1, text: 'Mega jackpot' },
];
const lines = ['Ten cells, one draw a day once you have deposited ₱100.', 'What you win is yours at once.'];

const act = { run: async () => {}, busy: false, sending: null };
const claim = { input: { id: 3 }, what: 'Day 3' };
const records = { total: 0, at: 1, busy: false, failure: undefined, missing: false, more: nothing, retry: nothing };
const until = Date.UTC(2026, 10, 25, 4);

/** Components of rewards, draws and shops. */
export function Rewards() {
  const [closing] = useState(() => Date.now() + 100_000_000);
  return (
    <>
      <Sample name="Props with what they are worth">
        <Props />
      </Sample>
      <Sample name="Rewards">
        <RewardList rewards={rewards} />
        <Button onClick={() => void showRewards(rewards)}>Rewards</Button>
      </Sample>
      <Sample name="Holdings">
        <Holding of="points" />
        <Holding of="diamond" />
        <Holding of="lottery" />
      </Sample>
      <Wheel name="Wheel of ten" cells={10} pace={jackpotPace} />
      <Wheel name="Wheel of eight" cells={8} pace={spinPace} />
      <Wheel name="Wheel of four" cells={4} pace={spinPace} />
      <Sample name="Rules with odds">
        <Rules lines={lines} chances={chances} />
      </Sample>
      <Sample name="Claims">
        <div className={layout['inline']}>
          <ClaimButton {...claim} act={act} state="claimable" />
          <ClaimButton {...claim} act={act} state="locked" />
          <ClaimButton {...claim} act={{ ...act, busy: true, sending: claim.input }} state="claimable" />
          <ClaimButton {...claim} act={act} state="claimed" />
          <ClaimButton {...claim} act={act} state="expired" />
        </div>
      </Sample>
      <Sample name="Countdown">
        <ServerCountdown label="Sales close in" until={closing} />
      </Sample>
      <Sample name="Closed">
        <Closed reason={closedReason(new Failure('refused', closed))!} />
        <Closed reason="closed" until={until} />
        <Closed reason="gone" />
        <Closed reason={closedReason(new Failure('refused', onBreak))!} />
      </Sample>
      <Sample name="Pages of a list">
        <PagedList records={{ ...records, rows: [], unbroken: 0, hasMore: false, readers: null }} empty="No spins yet">
          {() => null}
        </PagedList>
        <PagedList
          records={{ ...records, rows: ['₱5.00', '20 points'], unbroken: 2, total: 2, hasMore: false, readers: null }}
          empty=""
        >
          {(rows) => rows.map((row) => <ListRow key={row} title={row} />)}
        </PagedList>
      </Sample>
    </>
  );
}

function Props() {
  const propOf = useProps();
  return kinds.map((id) => (
    <ListRow
      key={id}
      title={propOf(id).textOf(1_200)}
      text={<Worth id={id} {...(id === 60_001 && { rate: { num: 100, coin: money(1_000) } })} />}
    />
  ));
}

function Wheel({ name, cells, pace }: { name: string; cells: number; pace: Pace }) {
  const highlight = useHighlight(cells, pace);
  const [result, setResult] = useState<string>();
  const all = prizes.slice(0, cells).map((propId, place) => ({ propId, count: 100 * (place + 1) }));
  const propOf = useProps();
  async function spin(by: Highlight) {
    by.start();
    const won = all.length - 2;
    setResult(`You got ${propOf(all[won]!.propId).textOf(all[won]!.count)}`);
    await by.land(won);
  }
  return (
    <Sample name={name}>
      <Board label={name} cells={all} highlight={highlight} result={result}>
        <Button kind="gold" busy={highlight.isMoving} onClick={() => void spin(highlight)}>
          SPIN
        </Button>
      </Board>
    </Sample>
  );
}
