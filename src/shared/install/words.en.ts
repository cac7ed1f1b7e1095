import { area } from '#i18n/area.ts';

/** Texts about in-app browsers, and about what browsers delete. */
export const words = area(
  {
    thisApp: 'this app',
    login: 'You can’t log in with {providers} inside {app}. For that, open this page in your browser.',
    install: 'You can’t install from inside {app}. Open this page in your browser first.',
    save: 'You can’t download or print inside {app}. Open this page in your browser for that.',
    notify: 'We can’t send notifications inside {app}. Open this page in your browser for that.',
    logInThere: 'You’ll need to log in there once more.',
    open: 'Open in your browser',
    hand: 'Nothing opened? Do this:',
    steps: 'How to open it in your browser',
    menu: 'Tap the three dots at a corner of the screen.',
    chooseIos: 'Choose “Open in Safari” or “Open in browser”.',
    chooseAndroid: 'Choose “Open in Chrome” or “Open in browser”.',
    orCopy: 'Or copy the link and paste it into your browser.',
    copy: 'Copy link',
    copied: 'Copied. Now paste it into your browser.',
    notCopied: 'Couldn’t copy. Press and hold the link to copy it:',

    keepTitle: 'Stay logged in',
    keepText:
      'If you don’t visit for 7 days, your browser may log you out and delete your settings and offline pages. The installed app keeps them.',
    keepHow: 'How to install',
    keepDone: 'Got it',
  },
  () => import('./words.fil.ts'),
);
