import type { ReactNode } from 'react';
import { ErrorPage } from '#shared/page/ErrorPage.tsx';
import NotFoundScreen from '#shared/page/NotFoundScreen.tsx';
import { Unreached } from '#shared/page/Unreached.tsx';
import { Waiting } from '#shared/page/Waiting.tsx';
import { WorkerStopped } from '../page/WorkerStopped.tsx';
import { pages } from '../pages/pages.ts';
import { Button } from '#ui/Button.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Sample } from './Sample.tsx';
import { nothing } from './samples.ts';
import layout from '#ui/layout.module.css';

/** Full-page states: loading, failed, not found and so on. */
const states: Record<string, ReactNode> = {
  'On its way': <Waiting />,
  'Nobody reached': <Unreached onRetry={nothing} />,
  'Page not found': <NotFoundScreen />,
  'Something broke': <ErrorPage error={new Error('a sample')} onRetry={nothing} />,
  'Worker stopped': <WorkerStopped />,
};

/** Queries of screens that need one. */
const examples: Record<string, string> = { '/game/start': '/game/start?gameId=1001' };

/** Links to every screen, and the full-page states; `onState` shows one in place of the gallery. */
export function Screens({ onState }: { onState: (state: ReactNode) => void }) {
  return (
    <>
      <Sample name="States in the place of a screen">
        <div className={layout['inline']}>
          {Object.entries(states).map(([name, state]) => (
            <Button key={name} onClick={() => onState(state)}>
              {name}
            </Button>
          ))}
        </div>
      </Sample>
      <Sample name="Screens">
        {pages.map(({ path }) => (
          <ListRow key={path} title={path} href={examples[path] ?? path} />
        ))}
      </Sample>
    </>
  );
}
