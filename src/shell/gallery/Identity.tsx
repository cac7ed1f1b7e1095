import { useState } from 'react';
import { Avatar } from '#ui/media/Avatar.tsx';
import { Card } from '#ui/Card.tsx';
import { DateText } from '#ui/text/DateText.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './GalleryScreen.module.css';
import { Sample } from './Sample.tsx';
import { locale, moment, money } from './samples.ts';

const colours = [
  'background',
  'surface',
  'surface-raised',
  'border',
  'border-strong',
  'text',
  'text-muted',
  'accent',
  'play',
  'danger',
  'ok',
];
const sizes = ['font-display', 'font-title', 'font-large', 'font-body', 'font-small', 'font-tiny'];
const palettes = ['The house’s', 'Mangrove', 'Deep', 'Dusk', 'Coral', 'Black pearl'];
const none = -1;

/** Colours, type sizes, VIP palettes and avatars. */
export function Identity() {
  const [vip, setVip] = useState(none);
  const applyVip = (level: number) => {
    setVip(level);
    if (level === none) delete document.documentElement.dataset['vip'];
    else document.documentElement.dataset['vip'] = String(level);
  };
  return (
    <>
      <SelectField
        label="The page wears"
        value={vip}
        options={[
          { value: none, label: 'No VIP theme' },
          ...palettes.map((palette, level) => ({ value: level, label: `VIP theme ${level}: ${palette}` })),
        ]}
        onChange={applyVip}
      />
      <Sample name="Colours">
        <ul className={css['swatches']}>
          {colours.map((name) => (
            <li key={name}>
              <i style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Type">
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--${size})` }}>
            ₱1,234,567.89 {size}
          </p>
        ))}
      </Sample>
      <Sample name="Mother-of-pearl">
        <Card nacre>
          <span>Balance</span>
          <MoneyText amount={money(123_456_789)} large />
        </Card>
      </Sample>
      <Sample name="VIP themes">
        <div className={css['cards']}>
          {palettes.map((palette, level) => (
            <Card key={palette} nacre vip={level}>
              <strong>{palette}</strong>
              <span className={typography['caption']}>VIP theme {level}</span>
            </Card>
          ))}
        </div>
      </Sample>
      <Sample name="Money and time">
        <p>
          <MoneyText amount={money(5)} /> · <MoneyText amount={money(250_000)} signed /> ·{' '}
          <MoneyText amount={money(-250_000)} signed /> · <MoneyText amount={null} />
        </p>
        <p>
          <DateText at={moment} locale={locale} /> · <DateText at={moment} locale={locale} as="day" /> ·{' '}
          <DateText at={moment} locale={locale} as="clock" />
        </p>
      </Sample>
      <Sample name="Avatars">
        <div className={layout['inline']}>
          <Avatar src="/avatar/3.webp" name="Juan dela Cruz" />
          <Avatar src={undefined} name="Juan dela Cruz" />
          <Avatar src={undefined} name="maria" />
        </div>
      </Sample>
    </>
  );
}
