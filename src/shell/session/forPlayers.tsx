import type { ComponentType } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { LogInFirst } from '#shared/page/LogInFirst.tsx';
import { Page } from '#shared/page/Page.tsx';
import { Waiting } from '#shared/page/Waiting.tsx';
import { titles } from '../offline/titles/words.ts';
import { offlineViews, type ProductionPath } from '../offline/views.ts';
import { words } from '../offline/words.ts';

/** A page that has no guard of its own: visitors see its title and a way to log in in its place. */
export function forPlayers(path: ProductionPath, Screen: ComponentType): ComponentType {
  const { back } = offlineViews[path];
  return function ForPlayers() {
    const t = words.use();
    const title = titles.use()(path);
    const { known, userId } = useSnapshot(stores.session);
    if (!known) return <Waiting />;
    if (userId !== 0) return <Screen />;
    return (
      <Page title={title} {...(back && { back })}>
        <LogInFirst title={t('forPlayers')} />
      </Page>
    );
  };
}
