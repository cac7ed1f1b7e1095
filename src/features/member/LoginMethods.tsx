import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { useFeature } from '#data/features.ts';
import type { LoginMethod } from '#contract/loginKinds.ts';
import { show } from '#nav/modals.ts';
import { openProviders, providerNames } from '#shared/identity/providers.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { Button } from '#ui/Button.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { maskMobile } from '#shared/forms/maskMobile.ts';
import { cardClass } from '#ui/cardClass.ts';
import css from './MemberScreen.module.css';
import { words } from './words.en.ts';

/**
 * The player's log-in methods. Where the operator changes them, missing ones can be added, and others removed; the
 * number, or the account, always stays (AU-06).
 */
export function LoginMethods() {
  const t = words.use();
  const titleId = useId();
  const { user } = useSnapshot(stores.session);
  const { config } = useSnapshot(stores.settings);
  const canChange = useFeature('loginMethods');
  if (!user) return null;

  const own = [
    { method: 'phone', title: t('mobile'), value: user.mobile && maskMobile(user.mobile) },
    { method: 'account', title: t('account'), value: user.account },
  ] as const;
  const elsewhere = openProviders(config).map((method) => ({
    method,
    title: providerNames[method],
    value: user[`${method}Account`] && (user[`${method}Name`] || t('added')),
  }));

  const mayRemove = (method: LoginMethod) =>
    method === 'phone' ? user.account && user.hasPassword : method !== 'account' || user.mobile;

  return (
    <section className={`${cardClass('list')} ${css['rows']}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={css['label']}>
        {t('waysIn')}
      </h2>
      {[...own, ...elsewhere].map(({ method, title, value }) =>
        value ? (
          <ListRow
            key={method}
            title={title}
            text={value}
            {...(canChange &&
              mayRemove(method) && {
                end: (
                  <Button
                    aria-label={t('removeMethod', { what: title })}
                    onClick={() => void show('bind', { method, remove: true }).catch(report)}
                  >
                    {t('remove')}
                  </Button>
                ),
              })}
          />
        ) : (
          canChange && (
            <ListRow
              key={method}
              title={title}
              text={<span className={css['add']}>{t('add')}</span>}
              onPress={() => void show('bind', { method }).catch(report)}
            />
          )
        ),
      )}
    </section>
  );
}
