import { useId, useRef, type ChangeEvent } from 'react';
import { kycSides, type KycSide } from '#contract/kyc.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './KycScreen.module.css';
import { pictureNames } from './steps.ts';
import type { Application } from './useApplication.ts';
import { words } from './words.en.ts';

/** The id of the button that takes the picture of a side, for moving the focus to it. */
export const cameraId = (side: KycSide) => `camera-${side}`;

interface PictureCardProps {
  side: KycSide;
  application: Application;
  /** The player tried to continue: a missing picture is shown as an error. */
  hasTried: boolean;
}

/** The picture of one side: the preview, any error, and the buttons to take or choose it (KY-03, V-12). */
export function PictureCard({ side, application, hasTried }: PictureCardProps) {
  const t = words.use();
  const titleId = useId();
  const { pictures, received, has, toCorrect } = application;
  const picture = pictures.of(side);
  const fault = pictures.fault(side);
  const title = t(`side${side}`);
  const missing = hasTried && !has(side);
  const wrong = fault ? t(fault) : missing ? t('pictureMissing') : undefined;

  return (
    <Card aria-labelledby={titleId}>
      <h3 id={titleId} className={typography['subheading']}>
        {title}
      </h3>
      {!picture && toCorrect.includes(pictureNames[side]) && <p className={typography['caption']}>{t('toCorrect')}</p>}
      {picture && <img className={css['picture']} src={picture.image} alt={title} />}
      {!has(side) && <img className={css['sample']} src={`/icons/states/id${side}.svg`} alt="" />}
      {received(side) && <p className={typography['caption']}>{t('received')}</p>}
      <output className={css['said']}>
        {pictures.preparing === side && t('preparing')}
        {picture?.blurred && !fault && <span className={css['doubt']}>{t('blurred')}</span>}
      </output>
      <div role="alert" className={css['said']}>
        {wrong && <p className={typography['danger']}>{wrong}</p>}
      </div>
      <div className={`${css['ways']} ${layout['cluster']}`}>
        <PictureButton side={side} application={application} camera />
        <PictureButton side={side} application={application} />
      </div>
    </Card>
  );
}

interface PictureButtonProps {
  side: KycSide;
  application: Application;
  /** Opens the camera; otherwise the file picker. */
  camera?: boolean;
}

/** A button that opens the browser's own file picker or camera, also in the Android wrapper, and passes on the file. */
function PictureButton({ side, application: { pictures }, camera = false }: PictureButtonProps) {
  const t = words.use();
  const input = useRef<HTMLInputElement>(null);
  const way = !camera ? 'gallery' : pictures.of(side) ? 'retake' : 'camera';
  const name = t(`${way}Of`, { side: t(`side${side}`) });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void pictures.take(side, file);
    target.value = '';
  };
  const lens = side === kycSides.selfie ? 'user' : 'environment';
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        {...(camera && { capture: lens })}
        hidden
        aria-label={name}
        onChange={choose}
      />
      <Button
        {...(camera && { id: cameraId(side) })}
        aria-label={name}
        busy={pictures.preparing !== undefined}
        onClick={() => input.current?.click()}
      >
        {t(way)}
      </Button>
    </>
  );
}
