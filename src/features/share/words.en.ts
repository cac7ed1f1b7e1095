import { area } from '#i18n/area.ts';

/** Texts of sharing. */
export const words = area(
  {
    title: 'Invite friends',
    visitor: 'Log in to get your link',

    goal: 'Invitation goal reached!',
    goalAsk:
      'Contact customer service about the salary and send them your player ID. You can also share your link again.',
    copyAndShare: 'Copy ID and share link',
    justShare: 'Share link',
    idCopied: 'ID copied',
    idNotCopied: 'Copying is blocked here. Select your ID and copy it:',
    service: 'Customer service',
    later: 'Not now',

    shareIntro: 'Friends can join {brand} with your link or code.',
    yourLink: 'Your link',
    yourCode: 'Your code',
    scan: 'Friend nearby? Have them scan this code.',
    copyCode: 'Copy code',
    copyLink: 'Copy link',
    share: 'Share',
    via: 'Share with an app',
    adults: 'Only for friends aged 21 and over.',
    linkFailed: 'Couldn’t load your link.',
    codeNotCopied: 'Copying is blocked here. Your code: {code}',
    toAgent: 'Members and commission',

    inviter: 'Who invited you?',
    inviterText: 'You can enter this once, until {time}.',
    inviterId: 'Their player ID',
    inviterHint: 'It’s on their “Me” page.',
    inviterSend: 'Save',
    inviterSaved: 'Saved',
    invitedBy: 'Player {pid} invited you.',
    pidMissing: 'Enter the player ID, numbers only',
    pidSelf: 'That’s your own ID',
    pidNobody: 'This player can’t be your inviter. Check the ID: it doesn’t exist, or you invited them.',
    pidDone: 'Your inviter is already saved.',
    pidLate: 'It’s too late to add an inviter: the seven days after you joined are over.',
  },
  () => import('./words.fil.ts'),
);
