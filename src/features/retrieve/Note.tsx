import { formatMoney } from '#i18n/money.ts';
import type { Retrieval } from './useRetrieve.ts';
import { words } from './words.en.ts';

/** The outcome of the last transfer back. */
export function Note({ note }: Pick<Retrieval, 'note'>) {
  const t = words.use();
  if (!note) return null;
  if (note.key === 'cameBack') return t(note.key, { amount: formatMoney(note.amount) });
  return note.key === 'isInPlay' ? t(note.key, { game: note.game }) : t(note.key);
}
