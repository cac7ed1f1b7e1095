import css from './Button.module.css';

export type ButtonKind = 'gold' | 'plain' | 'quiet' | 'danger';

/** The class of a button, also for links that look like one. */
export const buttonClass = (kind: ButtonKind, wide = false) =>
  [css['button'], css[kind], wide && css['wide']].filter(Boolean).join(' ');
