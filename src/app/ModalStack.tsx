import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { close, shown, type Shown } from './modals.ts';
import { track } from './track.ts';

/** The dialogs on screen. While one of them is firm, the others wait behind it. */
export function Modals() {
  const open = useSnapshot(shown);
  const firm = open.filter(({ rules }) => rules.firm);
  return (firm.length > 0 ? firm : open).map((each) => <Modal key={each.id} {...each} />);
}

function Modal({ id, name, View, props }: Readonly<Shown>) {
  useEffect(() => {
    track('popup_shown', { popup: name });
    return () => track('popup_closed', { popup: name });
  }, [name]);
  return <View {...props} close={() => close(id)} />;
}
