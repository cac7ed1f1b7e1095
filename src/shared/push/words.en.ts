import { area } from '#i18n/area.ts';

/** The words of notifications. */
export const words = area(
  {
    title: 'Notifications',
    onThisDevice: 'Notifications on this device',
    note: 'Off until you turn them on. They never show amounts or names.',
    payouts: 'Withdrawals',
    payoutsNote: 'When one is paid or returned.',
    replies: 'Replies and mail',
    repliesNote: 'When we reply or send you mail.',
    draws: 'Lottery draws',
    drawsNote: 'When a lottery you joined is drawn.',

    noneSent: 'This version doesn’t send notifications.',
    none: 'Notifications aren’t available here.',
    install: 'Add the app to your home screen and open it from there first.',
    refused:
      'Your browser blocks notifications. To allow them, tap the icon beside the address or open the site settings.',
    forPlayers: 'Log in to choose your notifications.',
    onBreak: 'We don’t send any while play is paused.',
    notAllowed: 'Your browser blocked notifications, so they stay off.',
    noService: 'We couldn’t set up notifications on this device. Try again later.',

    offer: 'Get notified when it’s paid?',
    offerText:
      'We’ll notify this device when a withdrawal is paid or returned. It shows no amount. Turn it off any time in Settings.',
    accept: 'Notify me',
    decline: 'Not now',
    offerDone: 'We’ll notify you here. You can change this in Settings.',
  },
  () => import('./words.fil.ts'),
);
