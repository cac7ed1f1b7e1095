import { Drawing } from '#ui/media/Drawing.tsx';
import css from './Steps.module.css';

/** Buttons as phones and browsers draw them. */
const buttons = {
  share: 'M12 14.5V3.5M8 7l4-3.5L16 7M7.5 10.5H5v10h14v-10h-2.5',
  add: 'M7 4.5h10a2.5 2.5 0 0 1 2.5 2.5v10a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 17V7A2.5 2.5 0 0 1 7 4.5zM12 8.5v7M8.5 12h7',
  dots: 'M5.5 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4zM12 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4zM18.5 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4z',
  more: 'M12 4.8a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4zM12 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4zM12 17.8a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4z',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  leave: 'M14 4.5h5.5V10M19.5 4.5 11.5 12.5M17 13.5v6H4.5V7h6',
  install: 'M12 4v8.5M8.5 9.5l3.5 3.5 3.5-3.5M9 17.5h6M4.5 4.5h3M16.5 4.5h3v15h-15v-15',
} as const;

/** One thing to do, with the button that it is about. */
export interface Step {
  text: string;
  button?: keyof typeof buttons;
}

/** What to do, one thing after the other, each with a picture of the button to look for. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className={css['steps']} aria-label={label}>
      {steps.map(({ text, button }) => (
        <li key={text}>
          <span className={css['text']}>{text}</span>
          {button && (
            <span className={css['button']}>
              <Drawing path={buttons[button]} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
