import type { ModalBase } from '#nav/modal.ts';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import { FirstLimits } from './FirstLimits.tsx';
import { words } from './words.en.ts';

/** Asks a player before the first deposit to set or to decline limits; it can't be skipped (checklist WA-07). */
export default function FirstLimitsModal({ close }: ModalBase) {
  const t = words.use();
  return (
    <Sheet title={t('careTitle')}>
      <FirstLimits onAnswer={close} />
    </Sheet>
  );
}
