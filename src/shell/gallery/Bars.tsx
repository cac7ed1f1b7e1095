import { ConnectionBar } from '../bars/ConnectionBar.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { withLoadingBar } from '#nav/loading.ts';
import { StorageBanner } from '../bars/StorageBanner.tsx';
import { apply } from '#data/stores.ts';
import { TopBar } from '../bars/TopBar.tsx';
import { Button } from '#ui/Button.tsx';
import { Sample } from './Sample.tsx';
import layout from '#ui/layout.module.css';

/** How long the loading bar is demonstrated, milliseconds. */
const shownFor = 3_000;

const load = () => void withLoadingBar(new Promise((done) => setTimeout(done, shownFor)));

/** The shell's bars in every state, with sample data in the stores. */
export function Bars() {
  const hear = (onLine: boolean) => apply({ network: { onLine } }, false);
  const keep = (mode: 'device' | 'memory') => apply({ storage: { mode } }, false);
  return (
    <>
      <Sample name="Top bar">
        <TopBar />
      </Sample>
      <Sample name="Loading bar">
        <Button onClick={load}>Load something</Button>
      </Sample>
      <Sample name="Connection bar">
        <div className={layout['inline']}>
          <Button onClick={() => hear(false)}>Lose the network</Button>
          <Button onClick={() => hear(true)}>Find it again</Button>
        </div>
        <ConnectionBar />
      </Sample>
      <Sample name="Storage banner">
        <div className={layout['inline']}>
          <Button onClick={() => keep('memory')}>Keep nothing</Button>
          <Button onClick={() => keep('device')}>Keep all</Button>
        </div>
        <StorageBanner />
      </Sample>
      <Sample name="A way that looks like a button">
        <div className={layout['inline']}>
          <LinkButton to="/game/search">Plain</LinkButton>
          <LinkButton to="/game/search" kind="gold">
            Gold
          </LinkButton>
          <LinkButton to="/game/search" kind="quiet">
            Quiet
          </LinkButton>
        </div>
      </Sample>
    </>
  );
}
