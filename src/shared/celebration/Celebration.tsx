import type { CSSProperties, ReactNode } from 'react';
import css from './Celebration.module.css';

/** What is celebrated: money that is on its way out, a small or usual gain, a large one, or a jackpot. */
export type Worth = 'none' | 'small' | 'medium' | 'large';

/** From how much money on a gain is medium or large, hundredths. */
const [medium, large] = [10_000, 100_000];

/** How much an amount of money is celebrated, hundredths. */
export function worthOf(amount: number): Worth {
  if (amount >= large) return 'large';
  return amount >= medium ? 'medium' : 'small';
}

/** How many particles fly, and how far at most, pixels. */
const flights: Record<Worth, { many: number; far: number }> = {
  none: { many: 0, far: 0 },
  small: { many: 10, far: 72 },
  medium: { many: 18, far: 112 },
  large: { many: 30, far: 160 },
};

/** The angle between one particle and the next, degrees: the golden one, so that no two fly the same way. */
const turn = 137.5;

/** Particles that fly once from the middle of what they celebrate; none with reduced motion. */
export function Celebration({ worth, children }: { worth: Worth; children: ReactNode }) {
  const { many, far } = flights[worth];
  return (
    <div className={css['celebration']}>
      {Array.from({ length: many }, (_, place) => (
        <span
          key={place}
          className={css['particle']}
          style={flight(place / many, far, place * turn)}
          aria-hidden="true"
        />
      ))}
      {children}
    </div>
  );
}

/** A particle's way: near ones leave first. */
const flight = (part: number, far: number, angle: number) =>
  ({ '--angle': `${angle}deg`, '--far': `${far * (0.5 + part / 2)}px`, '--delay': `${part * 0.2}s` }) as CSSProperties;
