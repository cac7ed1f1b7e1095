import { useState, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import css from '../Entry.module.css';
import type { PhoneMode } from '../kinds.ts';

interface PhoneWaysProps {
  /** The modes that are open, the usual one first. */
  modes: readonly PhoneMode[];
  forms: Record<PhoneMode, ReactNode>;
  /** What the way to each mode is called. */
  names: Record<PhoneMode, string>;
}

/** A phone's form, and the way to the other one. What was typed in one stays while the other is shown. */
export function PhoneWays({ modes, forms, names }: PhoneWaysProps) {
  const [seen, setSeen] = useState<readonly PhoneMode[]>([]);
  const current = seen.findLast((mode) => modes.includes(mode)) ?? modes[0];
  const other = modes.find((mode) => mode !== current);
  return (
    <div className={css['ways']}>
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
