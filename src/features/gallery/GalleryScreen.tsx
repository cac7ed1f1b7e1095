import { Page } from '../../app/Page.tsx';
import { Actions } from './Actions.tsx';
import { Choices } from './Choices.tsx';
import { Fields } from './Fields.tsx';
import css from './gallery.module.css';
import { Identity } from './Identity.tsx';
import { Lists } from './Lists.tsx';
import { Overlays } from './Overlays.tsx';
import { Progresses } from './Progresses.tsx';
import { ShellParts } from './ShellParts.tsx';
import { States } from './States.tsx';

const sections = {
  Identity,
  Actions,
  Fields,
  Choices,
  Lists,
  'Progress and marks': Progresses,
  States,
  Overlays,
  'Shell and games': ShellParts,
};

/** Every part of the kit in each of its states: for development and tests, and in no build that players get. */
export default function GalleryScreen() {
  return (
    <Page title="Gallery" back="/">
      {Object.entries(sections).map(([name, Section]) => (
        <section key={name} className={css['section']} aria-label={name}>
          <h2>{name}</h2>
          <Section />
        </section>
      ))}
    </Page>
  );
}
