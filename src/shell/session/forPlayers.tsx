import type { ComponentType } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { stores } from '#data/stores.ts';
import { LogInFirst } from '#shared/page/LogInFirst.tsx';
import { Page } from '#shared/page/Page.tsx';
import { Waiting } from '#shared/page/Waiting.tsx';
import { words } from '../words.en.ts';
import { pageAt, type PagePath } from '../pages/pages.ts';
import { words as titles } from '../pages/words.en.ts';

/** A page without a guard of its own: visitors see its title and a way to log in instead. */
export function forPlayers(Screen: ComponentType): ComponentType {
  return function ForPlayers() {
    const t = words.use();
    const titleOf = titles.use();
    const [pathname] = useLocation();
    const path = pathname as PagePath;
    const { known, userId } = useSnapshot(stores.session);
    if (!known) return <Waiting />;
    if (userId !== 0) return <Screen />;
    const { back } = pageAt(path)!;
    return (
      <Page title={titleOf(path)} {...(back && { back })}>
        <LogInFirst title={t('forPlayers')} />
      </Page>
    );
  };
}
