import { useId, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import * as activityTypes from '#contract/activityTypes.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { useRuns } from '#shared/activities/useRuns.ts';
import { shellParts } from '#shared/page/shellParts.ts';
import { stores } from '#data/stores.ts';
import { BarButton } from './BarButton.tsx';
import css from './GameBar.module.css';
import { words } from '../words.en.ts';

/** The page whose wheel opens over the game. */
const target = '/activity/jackpot';

/** Renders its children for a player while the jackpot runs and there is a network. */
function WhileItRuns(props: { children: ReactNode }) {
  const { userId } = useSnapshot(stores.session);
  const { onLine } = useSnapshot(stores.network);
  return userId !== 0 && onLine && <Running {...props} />;
}

const Running = ({ children }: { children: ReactNode }) => useRuns(activityTypes.LuckyJackpot) && children;

function ChanceDot({ id }: { id: string }) {
  const { parts } = useSnapshot(shellParts);
  return parts && <parts.EntryDot path={target} id={id} />;
}

/** The dot of a button behind which the jackpot's is, while the player has a chance left; `id` is that of its text. */
export function JackpotDot({ id }: { id: string }) {
  return (
    <WhileItRuns>
      <ChanceDot id={id} />
    </WhileItRuns>
  );
}

/** Opens the jackpot's wheel over the game, with a dot while the player has a chance left there. */
export function JackpotButton() {
  const t = words.use();
  const id = useId();
  const open = () => void show('jackpot', {}).catch(report);
  return (
    <WhileItRuns>
      <span className={css['dotted']}>
        <BarButton drawing="jackpot" label={t('jackpot')} aria-describedby={id} onClick={open} />
        <ChanceDot id={id} />
      </span>
    </WhileItRuns>
  );
}
