import { href } from '#nav/href.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Helplines } from '#shared/rg/Helplines.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import { words } from '../words.en.ts';

export interface CareSheetProps {
  /** Called with the address that the player leaves the game for. */
  onLeave: (to: string) => void;
  onClose: () => void;
}

const parts = ['limits', 'break', 'exclude'] as const;
const names = { limits: 'careLimits', break: 'careBreak', exclude: 'careExclude' } as const;

/**
 * Limits, breaks and help over a game, which continues behind it until one of them is chosen (players RG-02, RG-12).
 */
export function CareSheet({ onLeave, onClose }: CareSheetProps) {
  const t = words.use();
  const title = t('care');
  return (
    <Sheet title={title} onClose={onClose} closeLabel={shell.use()('close')}>
      <div>
        {parts.map((part) => (
          <ListRow key={part} title={t(names[part])} onPress={() => onLeave(href('/member/self-limited', { part }))} />
        ))}
        <ListRow title={t('careAll')} onPress={() => onLeave(href('/member/self-limited'))} />
      </div>
      <p>{t('careLeaves')}</p>
      <Helplines />
    </Sheet>
  );
}
