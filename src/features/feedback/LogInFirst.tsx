import { stores } from '#data/stores.ts';
import { loginPage } from '#nav/guards.ts';
import { go } from '#nav/navigation.ts';
import { keepReturnTo } from '#nav/returnTo.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { words } from './words.ts';

/** Leads a visitor to log in, and back here. */
export function LogInFirst() {
  const t = words.use();
  const logIn = () => {
    keepReturnTo(location.pathname);
    void go(loginPage(stores.session));
  };
  return (
    <EmptyState title={t('visitor')} text={t('visitorText')}>
      <Button kind="gold" onClick={logIn}>
        {t('logIn')}
      </Button>
    </EmptyState>
  );
}
