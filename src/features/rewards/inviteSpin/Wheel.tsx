import { useId } from 'react';
import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import { roundStates } from '#contract/rewards/inviteSpin.ts';
import { stores } from '#data/stores.ts';
import { formatMoney } from '#i18n/money.ts';
import { href } from '#nav/href.ts';
import { Board } from '#shared/draws/Board.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { rewardColour } from '#shared/rewards/Awards.tsx';
import { useProps } from '#shared/rewards/useProps.ts';
import { Button } from '#ui/Button.tsx';
import { Round } from './Round.tsx';
import css from './SpinScreen.module.css';
import type { Spin } from './useSpin.ts';
import { words } from './words.en.ts';

interface WheelProps {
  value: Readonly<Output<'actInviteUser'>>;
  spin: Spin;
}

/** The round, and the wheel with its single button: it spins, or claims once the target is reached. */
export function Wheel({ value, spin: { highlight, result, start, spin, claim, locked } }: WheelProps) {
  const t = words.use();
  const { onLine } = useSnapshot(stores.network);
  const propOf = useProps();
  const noteId = useId();
  const { cells, spinTimes, status, amount } = value;
  const isReached = status === roundStates.reached;
  const prize = result && t('won', { prize: propOf(result.propId).textOf(result.count) });
  const isBusy = spin.busy || claim.busy;
  let note: string | undefined;
  if (isReached && locked) note = t('needDeposit');
  else if (!isReached && spinTimes === 0) note = t('noSpins');

  return (
    <>
      <Round value={value} />
      <Board label={t('wheel')} cells={cells} highlight={highlight} result={prize}>
        {isReached ? (
          <Button
            kind="gold"
            busy={claim.sending !== null}
            off={isBusy || highlight.isMoving || !onLine || locked}
            aria-describedby={note && noteId}
            onClick={() => void claim.run({})}
          >
            {t('claim')}
          </Button>
        ) : (
          <Button
            kind="gold"
            busy={highlight.isMoving || spin.sending !== null}
            off={isBusy || !onLine || spinTimes === 0}
            aria-describedby={note && noteId}
            onClick={() => void start(value)}
          >
            {t('spin')}
          </Button>
        )}
        <span className={css['left']}>{isReached ? formatMoney(amount) : t('spinsLeft', { n: spinTimes })}</span>
      </Board>
      {result && !highlight.isMoving && (
        <p className={`${css['result']} ${rewardColour(result.propId)}`} aria-hidden="true">
          {prize}
        </p>
      )}
      {note && (
        <p id={noteId} className={css['note']}>
          {note}
        </p>
      )}
      {isReached && locked && <LinkButton to={href('/wallets')}>{t('toDeposit')}</LinkButton>}
    </>
  );
}
