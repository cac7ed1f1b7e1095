import css from './Card.module.css';

type CardKind = 'surface' | 'list' | 'tile';

/** The class of a card, also for lists and links that look like one. */
export const cardClass = (kind: CardKind = 'surface', nacre = false) =>
  [css['card'], css[kind], nacre && css['nacre']].filter(Boolean).join(' ');
