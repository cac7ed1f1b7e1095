import { useState, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import type { PhoneMode } from '../loginMethods.ts';
import layout from '#ui/layout.module.css';

interface PhoneModesProps {
  /** The modes that the operator offers, the default first. */
  modes: readonly PhoneMode[];
  forms: Record<PhoneMode, ReactNode>;
  /** The label of the link to each mode. */
  names: Record<PhoneMode, string>;
}

/** The form of a phone mode, with a link to the other mode. Each form keeps what was typed while the other is shown. */
export function PhoneModes({ modes, forms, names }: PhoneModesProps) {
  const [seen, setSeen] = useState<readonly PhoneMode[]>([]);
  const current = seen.findLast((mode) => modes.includes(mode)) ?? modes[0];
  const other = modes.find((mode) => mode !== current);
  return (
    <div className={layout['stack2']}>
      {modes.map((mode) => (
        <div key={mode} hidden={mode !== current}>
          {(mode === current || seen.includes(mode) || mode === modes[0]) && forms[mode]}
        </div>
      ))}
      {other && (
        <Button kind="quiet" onClick={() => setSeen([...seen.filter((mode) => mode !== other), other])}>
          {names[other]}
        </Button>
      )}
    </div>
  );
}
