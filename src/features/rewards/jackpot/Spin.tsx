import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { drawTypes } from '#contract/rewards/jackpot.ts';
import type { Output } from '#contract/endpoints.ts';
import { stores } from '#data/stores.ts';
import { formatMoney } from '#i18n/money.ts';
import { words as common } from '#i18n/words.en.ts';
import { Board } from '#shared/draws/Board.tsx';
import { useProps } from '#shared/rewards/useProps.ts';
import { Button } from '#ui/Button.tsx';
import typography from '#ui/typography.module.css';
import css from './Wheel.module.css';
import type { Jackpot } from './useJackpot.ts';
import { words } from './words.en.ts';

type Info = Readonly<Output<'getJackpotDrawInfo'>>;

/** The cells of the wheel for the board: the cell of the tiers has its name, not an amount. */
export function useCells({ cells }: Pick<Jackpot, 'cells'>) {
  const t = words.use();
  return cells.map(({ propId, count, type, showNum }) => ({
    propId,
    count,
    text: showNum || (type === drawTypes.jackpot ? t('jackpotCell') : undefined),
  }));
}

/** Why a tap on SPIN draws nothing; undefined if it does (S-05). */
function useTip({ canReceiveDrawChance, needDeposit, needTyping }: Info): string | undefined {
  const t = words.use();
  const { onLine } = useSnapshot(stores.network);
  const shared = common.use();
  if (!onLine) return shared('needsConnection');
  if (canReceiveDrawChance) return undefined;
  if (needDeposit > 0) return t('needDeposit', { amount: formatMoney(needDeposit) });
  if (needTyping > 0) return t('needTyping', { amount: formatMoney(needTyping) });
  return t('noChance');
}

interface SpinProps {
  jackpot: Jackpot;
  info: Info;
  /** Nothing is drawn before the odds are on screen (players B18). */
  oddsShown: boolean;
}

/** The wheel with SPIN in its middle, which explains itself when it can't draw. */
export function Spin({ jackpot, info, oddsShown }: SpinProps) {
  const { draw } = jackpot;
  const t = words.use();
  const shared = common.use();
  const { onLine } = useSnapshot(stores.network);
  const propOf = useProps();
  const cells = useCells(jackpot);
  const tip = useTip(info);
  const noteId = useId();
  if (cells.length === 0) return <p>{t('noWheel')}</p>;
  const lit = draw.highlight.lit === undefined ? undefined : cells[draw.highlight.lit];
  const isReady = info.canReceiveDrawChance && onLine;
  const isUsed = info.needDeposit === 0 && info.needTyping === 0;
  let note = t(info.canReceiveDrawChance ? 'ready' : isUsed ? 'used' : 'notReady');
  if (draw.busy) note = t('spinning');
  else if (!onLine) note = shared('needsConnection');
  else if (!oddsShown) note = t(jackpot.rules.failure && !jackpot.rules.value ? 'noOdds' : 'oddsLoading');
  return (
    <Board
      label={t('wheel')}
      cells={cells}
      highlight={draw.highlight}
      result={lit && t('result', { prize: lit.text ?? propOf(lit.propId).textOf(lit.count) })}
    >
      <span className={css['spin']}>
        <Button
          kind={isReady ? 'gold' : 'plain'}
          busy={draw.busy}
          off={!oddsShown}
          aria-describedby={noteId}
          onClick={() => jackpot.spin(tip)}
        >
          {t('spin')}
        </Button>
      </span>
      <span id={noteId} className={`${css['small']} ${typography['caption']}`}>
        {note}
      </span>
    </Board>
  );
}
