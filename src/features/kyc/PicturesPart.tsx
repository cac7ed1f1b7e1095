import layout from '#ui/layout.module.css';
import { PictureCard } from './PictureCard.tsx';
import type { Application } from './useApplication.ts';
import { words } from './words.en.ts';

/** The pictures of all sides (KY-03). */
export function PicturesPart({ application, hasTried }: { application: Application; hasTried: boolean }) {
  const t = words.use();
  return (
    <div className={layout['stack4']}>
      <p>{t('picturesText')}</p>
      {application.sides.map((side) => (
        <PictureCard key={side} side={side} application={application} hasTried={hasTried} />
      ))}
    </div>
  );
}
