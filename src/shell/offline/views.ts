import type { Path } from '#nav/routes.ts';

/**
 * What a page shows without a network, once its code is on the device:
 * - `all`: everything, as it needs no network;
 * - `data`: what was last known, with its time; a sentence as long as that is nothing;
 * - `form`: a form that can be filled in, and sent once the network is back;
 * - `memory`: nothing but a sentence after a start, because it is personal and never kept on the device;
 * - `online`: why it needs a connection;
 * - `leaves`: nothing, it leads to another page.
 */
export type Shows = 'all' | 'data' | 'form' | 'memory' | 'online' | 'leaves';

/** The gallery is in no build for players. */
export type ProductionPath = Exclude<Path, '/gallery'>;

interface OfflineView {
  shows: Shows;
  /** Where its Back leads; a page with bottom tabs has none. */
  back?: Path;
}

const text = { shows: 'all', back: '/' } as const;
const ofHome = { shows: 'data', back: '/' } as const;
const ofMember = { shows: 'data', back: '/member' } as const;
const ofLottery = { shows: 'data', back: '/activity/lottery' } as const;
const ofBonus = { shows: 'data', back: '/bonus' } as const;
const withdrawal = { shows: 'form', back: '/wallets' } as const;

/** What each page shows without a network; a new page says it here, and its title in the words beside. */
export const offlineViews: Readonly<Record<ProductionPath, OfflineView>> = {
  '/': { shows: 'data' },
  '/maintenance': { shows: 'leaves' },
  '/about-us': text,
  '/faq': text,
  '/download': text,
  '/terms-of-use': text,
  '/privacy-policy': text,
  '/service': { shows: 'data', back: '/' },
  '/service/vip': { shows: 'data', back: '/service' },
  '/member/settings': { shows: 'all', back: '/member' },
  '/diagnostics': { shows: 'all', back: '/member/settings' },
  '/auth/login': { shows: 'form', back: '/' },
  '/auth/accountLogin': { shows: 'form', back: '/auth/login' },
  '/auth/register': { shows: 'form', back: '/' },
  '/auth/forget': { shows: 'form', back: '/auth/login' },
  '/auth/set-password': { shows: 'form', back: '/member' },
  '/auth/social': { shows: 'leaves', back: '/' },
  '/auth/bind': { shows: 'leaves', back: '/auth/login' },
  '/game/search': ofHome,
  '/member/games': ofMember,
  '/game/start': { shows: 'online', back: '/' },
  '/wallets': { shows: 'form' },
  '/wallets/record': { shows: 'data', back: '/wallets' },
  '/withdrawal/gcash': withdrawal,
  '/withdrawal/maya': withdrawal,
  '/withdrawal/grabpay': withdrawal,
  '/withdrawal/bank': withdrawal,
  '/wallets/card/list': { shows: 'data', back: '/wallets' },
  '/wallets/card/edit': { shows: 'form', back: '/wallets/card/list' },
  '/member': { shows: 'data' },
  '/member/profile': ofMember,
  '/member/profile/info': { shows: 'memory', back: '/member/profile' },
  '/member/profile/kyc': { shows: 'form', back: '/member/profile' },
  '/feedback': { shows: 'form', back: '/member' },
  '/feedback/record': { shows: 'data', back: '/feedback' },
  '/feedback/record/:id': { shows: 'memory', back: '/feedback/record' },
  '/activity/bank': ofHome,
  '/activity/lottery': ofHome,
  '/activity/lottery/history': ofLottery,
  '/activity/lottery/order': ofLottery,
  '/activity/lottery/product': ofLottery,
  '/activity/lottery/record': ofLottery,
  '/activity/lottery/rule': ofLottery,
  '/activity/spin': ofHome,
  '/activity/sign-in': ofHome,
  '/activity/sign-in/rule': { shows: 'data', back: '/activity/sign-in' },
  '/points': ofHome,
  '/activity/jackpot': ofHome,
  '/activity/slotshack': ofHome,
  '/rank': ofHome,
  '/bonus/tasks': ofBonus,
  '/activity/follow': ofHome,
  '/activity/first-deposit': ofHome,
  '/agent': ofMember,
  '/agent/rule': { shows: 'data', back: '/agent' },
  '/share': ofMember,
  '/bonus': { shows: 'data' },
  '/bonus/event': ofBonus,
  '/bonus/rebate': ofBonus,
  '/bonus/record': ofBonus,
  '/bonus/reward': ofBonus,
  '/reward/record': ofBonus,
  '/vip/rebate': ofBonus,
  '/vip/rebate/record': { shows: 'data', back: '/vip/rebate' },
  '/vip': { shows: 'data' },
  '/vip/level': { shows: 'data', back: '/vip' },
  '/bonus/vip': { shows: 'data', back: '/vip' },
  '/email': ofMember,
  '/email/detail': { shows: 'memory', back: '/email' },
  '/member/self-limited': ofHome,
  '/member/report': ofMember,
  '/member/retrieve-balance': ofMember,
  '/member/sessions': ofMember,
};

const isListed = (path: string): path is ProductionPath => Object.hasOwn(offlineViews, path);

/** The path and the view of a listed page; the pages without an address aren't listed. */
export const listed = (path: string) => (isListed(path) ? { path, ...offlineViews[path] } : undefined);
