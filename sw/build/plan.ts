/**
 * The loading plan: which source is loaded in which tier. Chunks, preloads, precache, the list of what is filled in
 * and size budgets are derived from it, so moving a source changes no download. A source that is neither `first` nor
 * `installed` is loaded on demand, and filled in for offline use unless it is named there.
 */
export const plan = {
  /**
   * Requested together with the document: what the first screen needs.
   */
  first: ['src/main.tsx', 'src/features/home/HomeScreen.tsx', 'worker/index.ts'],

  /** Precached with the service worker: the lobby, and the search for games, which is useful offline. */
  installed: [
    'src/features/games/SearchScreen.tsx',
    'worker/storage/db.ts',
    'worker/features/player/player.ts',
    'worker/features/rg/rg.ts',
    'worker/features/events/eventQueue.ts',
    'worker/features/outage/outage.ts',
    'worker/network/laterEndpoint.ts',
  ],

  /**
   * Fetched one file at a time while the player is idle, over a fast network, and cached: everything that isn't
   * installed, except `without`. Pictures are those that the operator's data name by number, and those of empty
   * states.
   */
  filled: {
    without: ['src/shared/theme/themePreview.ts'],
    pictures: ['icons/goods', 'icons/methods', 'icons/props', 'icons/vip'],
    ownPictures: ['icons/states'],
  },
} as const;

/** Whether a source belongs to the page; the others belong to the worker. */
export const isOfPage = (source: string) => source.startsWith('src/');

/**
 * Loaded by every visit after its first screen, by sources with their imports; each name is one script and one style
 * sheet, as a slow phone pays for each request.
 */
export const soon = {
  /** Once the page has loaded: a tap on a link then waits for the page's own file alone. */
  afterLoad: ['src/shell/loading/deferredTasks.ts', 'src/shell/pages/pages.ts', 'src/shell/pages/dialogs.ts'],
  /** Once the first screen shows. */
  soon: [
    'src/features/home/belowFold/BannerCarousel.tsx',
    'src/features/home/belowFold/BelowShelves.tsx',
    'src/features/home/belowFold/Category.tsx',
    'src/features/home/belowFold/LikedGames.tsx',
    'src/features/home/jackpot/JackpotRibbon.tsx',
    'src/shared/page/TipsModal.tsx',
    'src/shell/loading/deferredParts.ts',
  ],
  worker: [
    'worker/contract/feedback/pictures.ts',
    'worker/features/events/eventQueue.ts',
    'worker/features/outage/outage.ts',
    'worker/features/games/gameFacts.ts',
    'worker/features/games/nearMatch.ts',
    'worker/features/games/storedCatalogue.ts',
    'worker/network/laterEndpoint.ts',
    'worker/background.ts',
  ],
} as const;
