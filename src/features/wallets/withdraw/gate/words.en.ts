import { area } from '#i18n/area.ts';

/** Texts about what prevents a withdrawal. */
export const words = area(
  {
    gateKyc: 'Verify your identity first',
    gateKycText: 'The law requires it before you withdraw. It takes a few minutes. We’ll bring you back here after.',
    gateKycPending: 'We’re verifying your identity',
    gateKycPendingText: 'You can withdraw once it’s done. You don’t need to do anything.',
    gateKycRejected: 'We couldn’t verify your identity',
    gateKycRejectedText: 'See what to fix and send it again. We’ll bring you back here after.',
    seeCheck: 'View status',
    gateNoneLeft: 'No withdrawals left today',
    gateNoneLeftText: 'You can withdraw again after midnight, Manila time.',
    gateTurnover: 'Wagering not complete',
    gateBreak: 'On hold until your break ends',
    gateLittle: 'Not enough to withdraw',
    gateLittleText: 'The {way} minimum is {min}. You can withdraw {most}.',
    gateClosed: '{way} is closed now',
    gateClosedText: 'Another method may be open.',
    otherWays: 'Other methods',
    gateAccount: 'Add a receiving account',
    gateAccountText: 'It must be in your own name. We’ll bring you back here after.',
    gateReviewing: 'Your account is in review',
    gateReviewingText: 'You can withdraw to it once it’s approved.',
  },
  () => import('./words.fil.ts'),
);
