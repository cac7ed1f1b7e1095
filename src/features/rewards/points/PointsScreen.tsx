import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import * as activityTypes from '#contract/activityTypes.ts';
import { stores } from '#data/stores.ts';
import { href, useQuery } from '#nav/href.ts';
import { replaceUrl } from '#nav/navigation.ts';
import { forActivity } from '#shared/activities/forActivity.tsx';
import { Holding } from '#shared/claims/Holding.tsx';
import { ForPlayers } from '#shared/claims/RewardPage.tsx';
import { lazyPart } from '#shared/page/lazyPart.tsx';
import { Page } from '#shared/page/Page.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Tabs } from '#ui/lists/Tabs.tsx';
import layout from '#ui/layout.module.css';
import css from './PointsScreen.module.css';
import { words } from './words.en.ts';

const PointsTab = lazyPart(async () => (await import('./PointsTab.tsx')).PointsTab);
const DiamondTab = lazyPart(async () => (await import('./DiamondTab.tsx')).DiamondTab);
const LogTab = lazyPart(async () => (await import('./LogTab.tsx')).LogTab);
const GoodsView = lazyPart(async () => (await import('./goods/GoodsView.tsx')).GoodsView);
const OrdersView = lazyPart(async () => (await import('./goods/OrdersView.tsx')).OrdersView);
const AddressView = lazyPart(async () => (await import('./goods/AddressView.tsx')).AddressView);
const ScratchTab = lazyPart(async () => (await import('./scratch/ScratchTab.tsx')).ScratchTab);

const tabIds = ['points', 'diamond', 'scratch', 'log'] as const;
const panels = { points: PointsTab, diamond: DiamondTab, scratch: ScratchTab, log: LogTab };
const views = { orders: OrdersView, address: AddressView };

/** Points, the diamond shop and scratch cards as tabs, and the pages of the shop (Q-03, PT-02). */
function PointsScreen() {
  const t = words.use();
  const { tab, view, goods } = useQuery('/points');
  const { userId } = useSnapshot(stores.session);
  if (userId === 0) {
    return (
      <Page title={t('title')} back="/">
        <p>{t('intro')}</p>
        <ForPlayers />
      </Page>
    );
  }
  if (view !== 'shop' || goods !== 0) {
    const View = view === 'shop' ? GoodsView : views[view];
    return (
      <Page title={view === 'shop' ? t('order') : t(view)} back="/points" balance>
        <Suspense fallback={<Skeleton lines={8} />}>
          <View />
        </Suspense>
      </Page>
    );
  }
  const Panel = panels[tab];
  return (
    <Page title={t('title')} back="/" balance>
      <div>
        <div className={css['held']}>
          <Holding of="points" />
          <Holding of="diamond" />
        </div>
        <Tabs
          label={t('tabs')}
          tabs={tabIds.map((id) => ({ id, name: t(id) }))}
          current={tab}
          onSelect={(id) => replaceUrl(href('/points', { tab: id }))}
        >
          <div className={layout['stack3']}>
            <Suspense fallback={<Skeleton lines={8} />}>
              <Panel />
            </Suspense>
          </div>
        </Tabs>
      </div>
    </Page>
  );
}

export default forActivity([activityTypes.points], PointsScreen);
