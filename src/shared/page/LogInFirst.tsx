import { words } from '#i18n/words.en.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';

interface LogInFirstProps {
  picture?: string;
  title: string;
  text?: string;
}

/** Replaces players-only content: leads a visitor to log in over the page, which then shows it. */
export function LogInFirst(props: LogInFirstProps) {
  const t = words.use();
  return (
    <EmptyState {...props}>
      <Button kind="gold" onClick={() => void show('login', {}).catch(report)}>
        {t('login')}
      </Button>
    </EmptyState>
  );
}
