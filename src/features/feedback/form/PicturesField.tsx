import { useId, useRef, type ChangeEvent } from 'react';
import { chosenBytes } from '#contract/feedback/pictures.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import typography from '#ui/typography.module.css';
import css from '../FeedbackScreen.module.css';
import { words } from '../words.en.ts';
import type { Pictures, Refused } from './usePictures.ts';

const mb = chosenBytes / 2 ** 20;

interface PicturesFieldProps {
  pictures: Pictures;
  limit: number;
  /** While they are being sent, none is added or removed. */
  busy: boolean;
}

/** The chosen pictures, each with a button to remove it, and the rejected files (FB-01, V-25). */
export function PicturesField({ pictures, limit, busy }: PicturesFieldProps) {
  const t = words.use();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const { all, refused, preparing } = pictures;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    if (files.length > 0) pictures.add(files);
    target.value = '';
  };
  function remove(key: string) {
    pictures.remove(key);
    // The focused button disappears, so the focus moves.
    button.current?.querySelector('button')?.focus();
  }
  return (
    <fieldset className={css['pictures']} aria-describedby={`${id}-hint`}>
      <legend>{t('pictures')}</legend>
      {all.length > 0 && (
        <ul className={css['thumbs']}>
          {all.map(({ key, image }, place) => (
            <li key={key}>
              <img src={image} alt={t('picture', { n: place + 1 })} />
              <button
                type="button"
                aria-label={t('removePicture', { n: place + 1 })}
                disabled={busy}
                onClick={() => remove(key)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input ref={input} type="file" accept="image/*" multiple hidden aria-label={t('addPictures')} onChange={choose} />
      <div ref={button}>
        <Button wide busy={preparing || busy} aria-describedby={`${id}-hint`} onClick={() => input.current?.click()}>
          {t(preparing ? 'preparing' : 'addPictures')}
        </Button>
      </div>
      <div role="alert" className={css['refused']}>
        {refused.map((each, place) => (
          <p key={place}>
            <Reason {...each} limit={limit} />
          </p>
        ))}
      </div>
      <p id={`${id}-hint`} className={`${css['small']} ${typography['caption']}`}>
        {t('picturesHint', { n: all.length, limit, mb })}
      </p>
    </fieldset>
  );
}

function Reason({ name, fault, limit }: Refused & { limit: number }) {
  const t = words.use();
  if (fault === 'many') return t('many', { name, n: limit });
  return fault === 'heavy' ? t('heavy', { name, mb }) : t(fault, { name });
}
