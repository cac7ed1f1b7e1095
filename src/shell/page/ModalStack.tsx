import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { close, shown, type Shown } from '#nav/modals.ts';
import { track } from '#nav/analytics.ts';
import { useNoticeDue } from '#shared/age/ageGate.ts';

/**
 * Renders the dialog stack. A firm dialog covers those before it, which keep their state; later ones wait. All wait for
 * the first answer to the age notice, which they would cover.
 */
export function ModalStack() {
  const open = useSnapshot(shown);
  const due = useNoticeDue();
  const [mayOpen, setMayOpen] = useState(!due);
  if (!due && !mayOpen) setMayOpen(true);
  if (!mayOpen) return null;
  const firm = open.findLastIndex(({ rules }) => rules.firm);
  return open.slice(0, firm + 1 || open.length).map((each) => <Modal key={each.id} {...each} />);
}

function Modal({ id, name, View, props }: Readonly<Shown>) {
  useEffect(() => {
    track('popup_shown', { popup: name });
    return () => track('popup_closed', { popup: name });
  }, [name]);
  return <View {...props} close={() => close(id)} />;
}
