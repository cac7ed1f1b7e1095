import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { Sample } from './Sample.tsx';
import { long } from './samples.ts';
import layout from '#ui/layout.module.css';

const kinds = ['gold', 'plain', 'quiet', 'danger'] as const;
const icons = [
  'home',
  'wallet',
  'person',
  'search',
  'heart',
  'back',
  'onward',
  'close',
  'offline',
  'check',
  'gear',
  'help',
  'download',
  'lock',
  'device',
  'bell',
] as const;

/** Buttons and other tappable controls. */
export function Actions() {
  const [isLiked, setIsLiked] = useState(true);
  return (
    <>
      {kinds.map((kind) => (
        <Sample key={kind} name={`Button, ${kind}`}>
          <div className={layout['inline']}>
            <Button kind={kind}>Deposit</Button>
            <Button kind={kind} busy>
              Busy
            </Button>
            <Button kind={kind} off>
              Off
            </Button>
          </div>
        </Sample>
      ))}
      <Sample name="Button, wide, long words">
        <Button kind="gold" wide>
          {long}
        </Button>
      </Sample>
      <Sample name="Toggle">
        <Toggle label="Like Gold Tide" pressed={isLiked} onToggle={setIsLiked}>
          <Icon name="heart" filled={isLiked} />
        </Toggle>
      </Sample>
      <Sample name="Drawings">
        <div className={layout['inline']}>
          {icons.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </Sample>
    </>
  );
}
