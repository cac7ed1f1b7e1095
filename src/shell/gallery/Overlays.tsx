import { useState } from 'react';
import { toast } from '#nav/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import { Sample } from './Sample.tsx';
import { long } from './samples.ts';
import layout from '#ui/layout.module.css';

/** The kit's overlays. */
export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Sample name="Dialog, sheet, toast">
        <div className={layout['inline']}>
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => setOpen('sheet')}>Sheet</Button>
          <Button onClick={() => toast('Copied.')}>Toast</Button>
        </div>
      </Sample>
      {open === 'dialog' && (
        <Dialog
          title="Leave the game?"
          onClose={close}
          closeLabel="Close"
          foot={
            <>
              <Button kind="gold" wide onClick={close}>
                Leave
              </Button>
              <Button wide onClick={close}>
                Stay
              </Button>
            </>
          }
        >
          <p>{long}</p>
        </Dialog>
      )}
      {open === 'sheet' && (
        <Sheet title="Sort by" onClose={close} closeLabel="Close">
          <div>
            <ListRow title="Newest first" onPress={close} />
            <ListRow title="Most played" onPress={close} />
            <ListRow title={long} onPress={close} />
          </div>
        </Sheet>
      )}
    </>
  );
}
