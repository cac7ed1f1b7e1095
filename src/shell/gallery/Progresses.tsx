import { Badge } from '#ui/Badge.tsx';
import { Countdown } from '#ui/text/Countdown.tsx';
import { Dot } from '#ui/Dot.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { Progress } from '#ui/states/Progress.tsx';
import layout from '#ui/layout.module.css';
import css from './GalleryScreen.module.css';
import { Sample } from './Sample.tsx';
import { moment } from './samples.ts';

const ends = [moment + 65_000, moment + 7_265_000, moment + 200_000_000];
const days = (count: number) => `${count} d`;

/** Progress bars, countdowns and counts. */
export function Progresses() {
  return (
    <>
      <Sample name="Progress">
        <Progress label="To VIP 3" value={120} max={500} text="₱120 of ₱500" />
        <Progress label="Done" value={9} max={9} text="9 of 9" />
        <Progress label="Not begun" value={0} max={9} />
      </Sample>
      <Sample name="Countdown">
        <p className={layout['inline']}>
          {ends.map((until) => (
            <Countdown key={until} label="Ends in" until={until} now={() => moment} days={days} />
          ))}
        </p>
      </Sample>
      <Sample name="Badges">
        <div className={layout['inline']}>
          <Badge>Waiting</Badge>
          <Badge kind="play">New</Badge>
          <Badge kind="good">Paid</Badge>
          <Badge kind="bad">Refused</Badge>
        </div>
      </Sample>
      <Sample name="Dots">
        <div className={layout['inline']}>
          {[undefined, 3, 120].map((count) => (
            <button key={count ?? 0} type="button" className={css['entry']}>
              <Icon name="person" />
              <Dot label={`${count ?? 'Something'} unread`} {...(count !== undefined && { count })} />
            </button>
          ))}
        </div>
      </Sample>
    </>
  );
}
