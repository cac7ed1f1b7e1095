import { useState, type ComponentType, type ReactNode } from 'react';
import { Page } from '#shared/page/Page.tsx';
import { Button } from '#ui/Button.tsx';
import { Actions } from './Actions.tsx';
import { Bars } from './Bars.tsx';
import { Choices } from './Choices.tsx';
import { Drawings } from './Drawings.tsx';
import { Fields } from './Fields.tsx';
import css from './GalleryScreen.module.css';
import { Identity } from './Identity.tsx';
import { Lists } from './Lists.tsx';
import { Modals } from './Modals.tsx';
import { Overlays } from './Overlays.tsx';
import { Progresses } from './Progresses.tsx';
import { Rewards } from './Rewards.tsx';
import { Screens } from './Screens.tsx';
import { ShellParts } from './ShellParts.tsx';
import { States } from './States.tsx';

const sections: Record<string, ComponentType<{ onState: (state: ReactNode) => void }>> = {
  Identity,
  Drawings,
  Actions,
  Fields,
  Choices,
  Lists,
  'Progress and marks': Progresses,
  States,
  'Rewards and draws': Rewards,
  Overlays,
  Dialogs: Modals,
  Bars,
  'Shell and games': ShellParts,
  Screens,
};

/**
 * Every component of the kit in each state, every dialog and every screen: for development and tests, in no production
 * build. Its own texts are English only; the samples follow the app's language.
 */
export default function GalleryScreen() {
  const [state, setState] = useState<ReactNode>();
  if (state) {
    return (
      <>
        <Button onClick={() => setState(undefined)}>Back to the gallery</Button>
        {state}
      </>
    );
  }
  return (
    <Page title="Gallery" back="/">
      {Object.entries(sections).map(([name, Section]) => (
        <section key={name} className={css['section']} aria-label={name}>
          <h2>{name}</h2>
          <Section onState={setState} />
        </section>
      ))}
    </Page>
  );
}
