import { area } from '#i18n/area.ts';

/** The words of live chat. */
export const words = area(
  {
    chat: 'Live chat',
    opening: 'Opening the chat…',
    never: 'Never send a password or a code, no matter who asks.',
    minimise: 'Minimize the chat',
    ownWindow: 'Open in a new window',
    end: 'Close the chat',
    maximise: 'Open the chat',
    failed: 'Couldn’t open the chat',
    failedText:
      'The chat isn’t responding, or this browser blocks it. Try again, open it in a new window, or contact us another way.',
    retry: 'Try again',
    cutOff: 'You’re offline. The chat continues once you’re back online.',
    unread: { one: '{n} new message', other: '{n} new messages' },
  },
  () => import('./words.fil.ts'),
);
