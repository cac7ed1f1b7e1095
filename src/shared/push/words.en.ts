/** What is said of notifications. */
export const en = {
  title: 'Notifications',
  onThisDevice: 'Notifications on this device',
  note: 'Off until you turn them on. They show no amounts and no names.',
  payouts: 'Withdrawals',
  payoutsNote: 'When one is paid or comes back.',
  replies: 'Replies and mail',
  repliesNote: 'When we answer you or write to you.',
  draws: 'Lottery draws',
  drawsNote: 'When one you are in is drawn.',

  noneSent: 'This version sends none, so there is nothing to turn off.',
  none: 'They can’t be shown here.',
  install: 'Add the app to your home screen first. Then open it from there and turn them on.',
  refused:
    'Blocked by your browser. To change that, tap the icon beside the address, or open the site’s settings, and allow notifications.',
  forPlayers: 'Log in to choose what we tell you.',
  onBreak: 'None are sent while your play is paused.',
  notAllowed: 'Your browser didn’t allow notifications, so they stay off.',
  noService: 'This device couldn’t be reached for notifications. Please try again later.',

  offer: 'Shall we tell you when it’s paid?',
  offerText:
    'You get a notification on this device when a withdrawal is paid or comes back. It shows no amount. You can turn it off in Settings.',
  accept: 'Yes, tell me',
  decline: 'Not now',
  offerDone: 'We’ll tell you here. You can change that in Settings.',
} as const;
