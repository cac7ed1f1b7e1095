import { heavyPlay } from '#contract/protection.ts';
import { isKnownAddress } from '#nav/isKnownAddress.ts';
import { href } from '#nav/href.ts';
import { go } from '#nav/navigation.ts';
import { useAction } from '#nav/useAction.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { app } from '#data/worker.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { formatSpan } from '../bar/clock.ts';
import { useSecond } from '../bar/useSecond.ts';
import { words } from '../words.en.ts';
import { useCheckFigures } from './useCheckFigures.ts';

const second = 1_000;
const hour = 3_600;
const history = ['/member/report', '/wallets/record'];
const breaks = { part: 'break' } as const;
/** How many figures are the operator's. */
const fromOperator = 4;

export interface RealityCheckProps {
  /** When the game was opened, epoch milliseconds, as in the game's bar. */
  since: number;
  onContinue: () => void;
  onStop: () => void;
}

/**
 * The reality check: after a set time of play it shows the time played and the net result. The game is covered until
 * the player answers (players RG-13, SX-05). It shows no figures but current ones. After long play in one day it also
 * mentions breaks (players RG-27).
 */
export function RealityCheck({ since, onContinue, onStop }: RealityCheckProps) {
  const t = words.use();
  const now = useSecond();
  const { value, at, failure, retry } = useCheckFigures(now);
  const isLoading = !value && !failure;
  const isHeavy = value !== undefined && value.today.playSec >= heavyPlay;
  // What the player chose happens at once: the answer is sent beside it, and sent again if it is lost.
  const answering = useAction((action: 'continue' | 'stop' | 'history', then?: () => unknown) =>
    Promise.all([app.rg.ackReality(action), then?.()]),
  );
  const answer = (action: 'continue' | 'stop' | 'history', then?: () => unknown) => () =>
    void answering.run(action, then);
  return (
    <Dialog
      title={t('reality')}
      foot={
        <>
          <Button busy={answering.busy} onClick={answer('stop', onStop)}>
            {t('realityStop')}
          </Button>
          <Button busy={answering.busy} onClick={answer('continue', onContinue)}>
            {t('realityContinue')}
          </Button>
          {isHeavy && (
            <Button busy={answering.busy} onClick={answer('stop', () => go(href('/member/self-limited', breaks)))}>
              {t('pause')}
            </Button>
          )}
          <Button kind="quiet" onClick={answer('history', () => go(history.find(isKnownAddress)!))}>
            {t('realityHistory')}
          </Button>
        </>
      }
    >
      <p>{isHeavy ? t('pauseText', { n: Math.floor(value.today.playSec / hour) }) : t('realityText')}</p>
      <Facts plain>
        {!isLoading && (
          <Fact name={t('playedToday')}>
            {value ? formatSpan(value.today.playSec * second + Math.max(0, now - at)) : '—'}
          </Fact>
        )}
        <Fact name={t('inThisGame')}>{formatSpan(now - since)}</Fact>
        {!isLoading && (
          <>
            <Fact name={t('bets')}>
              <MoneyText amount={value?.bet} />
            </Fact>
            <Fact name={t('wins')}>
              <MoneyText amount={value?.win} />
            </Fact>
            <Fact name={t('result')}>
              <MoneyText amount={value?.net} signed />
            </Fact>
          </>
        )}
      </Facts>
      {isLoading && <Skeleton lines={fromOperator} />}
      {failure && <Failed failure={failure} text={t('figuresFailed')} onRetry={retry} partly />}
    </Dialog>
  );
}
