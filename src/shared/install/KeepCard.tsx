import { useEffect, useEffectEvent, useId, useState } from 'react';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { words } from './words.en.ts';

/**
 * Tells a player what the browser deletes, and that the installed app keeps it; `onShown` is called once it is
 * visible.
 */
export function KeepCard({ onShown }: { onShown: () => void }) {
  const t = words.use();
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(true);
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  if (!isOpen) return null;
  return (
    <Card aria-labelledby={titleId}>
      <strong id={titleId}>{t('keepTitle')}</strong>
      <p>{t('keepText')}</p>
      <LinkButton to={href('/download')}>{t('keepHow')}</LinkButton>
      <Button kind="quiet" onClick={() => setIsOpen(false)}>
        {t('keepDone')}
      </Button>
    </Card>
  );
}
