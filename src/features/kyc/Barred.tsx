import { useEffect, useRef } from 'react';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Card } from '#ui/Card.tsx';
import typography from '#ui/typography.module.css';
import css from './KycScreen.module.css';
import { words } from './words.en.ts';

/** Final page for applicants who are under 21 or may not play (KY-05, 2007). */
export function Barred() {
  const t = words.use();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card role="alert">
      <h2 ref={heading} className={css['heading']} tabIndex={-1}>
        {t('barred')}
      </h2>
      <p>{t('barredText')}</p>
      <p className={typography['caption']}>{t('barredHelp')}</p>
      <LinkButton to={href('/service')}>{t('help')}</LinkButton>
    </Card>
  );
}
