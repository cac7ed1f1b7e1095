import { Dot } from '#ui/Dot.tsx';
import type { EntryDotProps } from '#shared/page/shellParts.ts';
import { WhenWaiting } from '#shared/activities/WhenWaiting.tsx';
import { words } from '../words.en.ts';

/** The red dot of an entry or tab, while something waits there (checklist E-12). */
export function EntryDot({ path, id }: EntryDotProps) {
  const t = words.use();
  return (
    <WhenWaiting at={path}>
      <Dot label={t('waits')} {...(id && { id })} />
    </WhenWaiting>
  );
}
