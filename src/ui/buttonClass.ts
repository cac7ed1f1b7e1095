import css from './Button.module.css';

export type ButtonKind = 'gold' | 'plain' | 'quiet' | 'danger';

/** The look of a button, for a link that is one to the eye. */
export const buttonClass = (kind: ButtonKind, wide = false) =>
  [css['button'], css[kind], wide && css['wide']].filter(Boolean).join(' ');
