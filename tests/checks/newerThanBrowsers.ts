/** A feature that a supported browser lacks or has only in part, where it is used, and why that is safe. */
export interface Newer {
  readonly names: readonly string[];
  /** The files that use it; all names may be used in all of them. */
  readonly files: readonly string[];
  /** What guards the use, and what happens without the feature. */
  readonly without: string;
}

export const newerInOurScripts: readonly Newer[] = [
  {
    names: ['Navigator.connection'],
    files: ['src/data/starter.ts', 'src/data/facts.ts', 'src/data/preferences.ts', 'src/shared/filling/start.ts'],
    without: 'Optional chaining. Time-outs are those of an unknown network, and filling measures what was loaded.',
  },
  {
    names: ['Segmenter', 'Segmenter.segment'],
    files: ['worker/contract/typed/length.ts'],
    without: 'Asked for by `typeof`. Code points are counted instead of what people take for a character.',
  },
  {
    names: ['requestIdleCallback'],
    files: [
      'src/shared/filling/freeTime.ts',
      'src/shell/lastScreen/lastScreen.ts',
      'src/shell/prefetch/usePrefetch.ts',
    ],
    without: 'Asked for in the global. A timer stands in.',
  },
  {
    names: ['touchstart event'],
    files: ['src/earlyTaps.ts'],
    without: 'Never sent by Safari on a Mac, which draws `:active` without it.',
  },
  {
    names: ['trustedTypes'],
    files: ['src/data/starter.ts'],
    without: 'Optional chaining. The policy is then an object that checks the same addresses.',
  },
  {
    names: ['onLine'],
    files: [
      'src/data/starter.ts',
      'src/data/updates.ts',
      'src/shell/page/PullRefresh.tsx',
      'src/shell/loading/deferredTasks.ts',
      'src/shell/loading/loadDeferredParts.ts',
      'src/shell/prefetch/usePrefetch.ts',
      'src/shell/updates/returning.ts',
    ],
    without: 'Always true in a WebView that may not ask for the state of the network. Requests that fail say it.',
  },
  {
    names: ['HTMLElement.showPopover', 'HTMLElement.hidePopover', '<output popover>', '<div popover>'],
    files: ['src/ui/overlays/Toast.tsx', 'src/features/home/tour/CoachMark.tsx'],
    without: 'Optional calls. Both are fixed to the window by their own styles; a toast moves into the open dialog.',
  },
  {
    names: ['Navigator.share', 'Navigator.canShare'],
    files: ['src/shared/share/shareLink.ts', 'src/features/wallets/statement/saveFile.ts'],
    without: 'Asked for in the navigator. The link is copied, and a file downloaded.',
  },
  {
    names: ['contextlost event', 'contextrestored event'],
    files: ['src/features/rewards/points/scratch/Foil.tsx'],
    without: 'The event never comes. A foil that is lost then is gone, and the card is as good as scratched.',
  },
  {
    names: ['Navigator.vibrate'],
    files: ['src/data/effects.ts'],
    without: 'Asked for in the navigator. The switch isn’t offered, and the effect is seen and heard.',
  },
  {
    names: ['AudioParam.exponentialRampToValueAtTime'],
    files: ['src/data/effects.ts'],
    without: 'There everywhere; some browsers round the ramp of a tone differently.',
  },
  {
    names: ['Navigator.wakeLock', 'WakeLock.request', 'WakeLockSentinel.release'],
    files: ['src/features/play/frame/useWakeLock.ts'],
    without: 'Asked for in the navigator. The screen goes dark as the device is set.',
  },
  {
    names: [
      'Document.fullscreenEnabled',
      'fullscreenElement',
      'Element.requestFullscreen',
      'Document.exitFullscreen',
      'fullscreenchange event',
    ],
    files: ['src/features/play/frame/useFullscreen.ts', 'src/features/play/frame/useOrientationLock.ts'],
    without: 'Asked for by `fullscreenEnabled`, which an iPhone lacks. The button isn’t there.',
  },
  {
    names: ['ScreenOrientation.lock', 'ScreenOrientation.unlock'],
    files: ['src/features/play/frame/useOrientationLock.ts'],
    without: 'Asked for in the screen. A hint asks the player to turn the phone.',
  },
  {
    names: ['Notification', 'Notification.permission', 'Notification.requestPermission'],
    files: ['src/browser/push/pushAllowed.ts', 'src/browser/push/pushManager.ts'],
    without:
      'Asked for in the global. The settings say in words that there are none, or that iOS wants the app installed.',
  },
  {
    names: [
      'pushManager',
      'PushManager.getSubscription',
      'PushManager.subscribe',
      'PushSubscription.options',
      'PushSubscription.unsubscribe',
      'PushSubscription.toJSON',
      'PushSubscription.endpoint',
      'PushSubscriptionOptions.applicationServerKey',
    ],
    files: ['src/browser/push/pushManager.ts', 'src/shared/push/device.ts'],
    without: 'Reached only where `pushAbility` is `ready`, or by optional chaining.',
  },
  {
    names: [
      'PushEvent.data',
      'PushMessageData.json',
      'ServiceWorkerRegistration.showNotification',
      'NotificationEvent.notification',
      'Notification.close',
      'Notification.data',
      'notificationclick event',
    ],
    files: ['sw/push.ts'],
    without: 'Reached only by events that a browser without push never sends.',
  },
  {
    names: ['setAppBadge', 'clearAppBadge'],
    files: ['src/shared/push/badge.ts'],
    without: 'Asked for in the navigator. The icon has no number.',
  },
  {
    names: ['beforeinstallprompt event', 'appinstalled event'],
    files: ['src/browser/installPrompt.ts'],
    without: 'Events that never come. The hint to install explains the way by hand.',
  },
  {
    names: ['freeze event'],
    files: ['src/data/leadership.ts'],
    without: 'An event that never comes. Pages are also told by `pagehide`.',
  },
  {
    names: ['StorageManager.estimate', 'usage', 'quota'],
    files: ['src/features/settings/collectFindings.ts'],
    without: 'A throw is caught. The line of diagnostics stays unknown.',
  },
  {
    names: ['devicePixelRatio'],
    files: ['src/features/settings/collectFindings.ts', 'src/features/rewards/points/scratch/Foil.tsx'],
    without: 'There everywhere; Safari doesn’t count the zoom of the page.',
  },
  {
    names: ['Window.open'],
    files: ['src/features/wallets/paymentPages.ts', 'src/shell/wrapper/connect.ts'],
    without: 'There everywhere; iOS reads no features of a window.',
  },
  {
    names: ['TouchEvent.touches', 'TouchList.length', 'Touch.clientX', 'Touch.clientY'],
    files: ['src/ui/lists/PullToRefresh.tsx'],
    without: 'Reached only by touches, which browsers for the desk may lack. They reload by a key.',
  },
  {
    names: ['interactionId', 'hadRecentInput'],
    files: ['src/shell/monitoring/vitals.ts'],
    without: 'Observed only where `supportedEntryTypes` has them. The measure isn’t sent.',
  },
  {
    names: ['<search>'],
    files: ['src/ui/forms/SearchBox.tsx'],
    without: 'An element of no meaning. The field has its label all the same, and the page one landmark less.',
  },
  {
    names: ['<input autocapitalize>'],
    files: ['src/ui/forms/SearchBox.tsx'],
    without: 'An attribute that is ignored by browsers for the desk, which have no keyboard on the screen.',
  },
  {
    names: ['URLPattern'],
    files: ['sw/staticRoutes.ts'],
    without: 'Asked for in the global. Calls wait for the service worker to wake up.',
  },
  {
    names: ['AbortSignal.timeout'],
    files: ['worker/world.ts'],
    without:
      'There everywhere; before Chrome 124 it aborts with another error in one case, which is a failure all the same.',
  },
  {
    names: ['imageSmoothingQuality'],
    files: ['worker/features/pictures/canvas.ts'],
    without: 'A property that is ignored. Pictures are reduced a little more coarsely.',
  },
];

export const newerInPackages: readonly Newer[] = [
  {
    names: [
      'navigation',
      'Navigation.transition',
      'Navigation.currentEntry',
      'Navigation.navigate',
      'NavigationHistoryEntry.url',
      'NavigationHistoryEntry.getState',
      'navigate event',
      'navigatesuccess event',
      'navigateerror event',
    ],
    files: ['react-dom'],
    without: 'Asked for by `typeof`. React’s default indicator of transitions isn’t used.',
  },
  {
    names: ['IDBFactory.databases'],
    files: ['dexie'],
    without: 'Asked for by `typeof`. Dexie keeps a list of its own.',
  },
  { names: ['Segmenter'], files: ['valibot'], without: 'Used by checks of graphemes and words, which no schema has.' },
  { names: ['URL.canParse'], files: ['valibot'], without: 'Asked for. An address is parsed to see.' },
];

/** Features that stylesheets use and a supported browser lacks, and how the page looks without them. */
export const newerInOurStyles: Readonly<Record<string, string>> = {
  'cursor: pointer': 'An iPad shows its usual pointer.',
  'cursor: default': 'An iPad shows its usual pointer.',
  'cursor: grab': 'An iPad shows its usual pointer.',
  '::marker': 'Safari takes colour and size alone.',
  'text-wrap': 'Lines break where they are full.',
  'forced-color-adjust': 'Safari has no forced colours.',
  'overscroll-behavior': 'What isn’t scrollable hands the scrolling on to the page.',
  'overscroll-behavior-x': 'As overscroll-behavior.',
  'overscroll-behavior-y': 'As overscroll-behavior.',
  'scrollbar-width': 'Scroll bars of Safari lie over the page and fade.',
  'scrollbar-gutter': 'Scroll bars of Safari lie over the page and take no room.',
  'field-sizing': 'The field has its first height, and scrolls.',
  'accent-color': 'Where contrast isn’t kept, the tick is still drawn.',
  resize: 'Nothing can be dragged by a finger.',
  'content-visibility': 'Rows out of sight are drawn, too.',
  'contain-intrinsic-block-size': 'As content-visibility.',
  '::-webkit-progress-bar': 'Firefox has ::-moz-progress-bar, beside it.',
  '::-webkit-progress-value': 'As ::-webkit-progress-bar.',
  '::-moz-progress-bar': 'The others have ::-webkit-progress-bar, beside it.',
  '::-webkit-search-cancel-button': 'Firefox has no such button.',
  'text-size-adjust': 'Firefox for the desk never enlarges text; iOS has -webkit-text-size-adjust, beside it.',
  '-webkit-tap-highlight-color': 'Firefox draws nothing at a tap.',
};
