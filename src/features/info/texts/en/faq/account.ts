import type { Topic } from '#features/info/texts/faq.ts';

/** Questions about registration, log-in and closing an account. */
export const account: Topic = {
  id: 'account',
  title: 'Your account',
  questions: [
    {
      id: 'register',
      q: 'How do I register?',
      a: [
        'Tap “Register”. With a mobile number we text you a code; with an account name you choose a password. You confirm that you are 21 or older and accept the terms.',
        'The sandbox sends no real text messages. Whoever runs it sees the codes on a page of their own.',
      ],
    },
    {
      id: 'password',
      q: 'I forgot my password. What now?',
      a: [
        'If your account has a mobile number, you can set a new password with a code that we text to it; the log-in page leads there. Without a number, ask customer service.',
      ],
    },
    {
      id: 'locked',
      q: 'Why is my account locked?',
      a: [
        'Too many wrong passwords in a row lock it for a while. The form says when you can try again. It protects you from somebody who guesses.',
      ],
    },
    {
      id: 'loggedOut',
      q: 'Why was I logged out?',
      a: [
        'Because your session ended, because you logged out in another tab, or because somebody logged in there with another account. The app says which. Nothing in your balance changes by it.',
      ],
    },
    {
      id: 'stranger',
      q: 'I think somebody else is in my account.',
      a: [
        'On your page, change your password at once and log out the devices that you don’t know; then tell customer service. Never give anybody a code we text you.',
      ],
    },
    {
      id: 'language',
      q: 'How do I change the language?',
      a: ['In the settings, or at the foot of the home page. It changes at once, and this device remembers it.'],
      links: ['/member/settings'],
    },
  ],
};
