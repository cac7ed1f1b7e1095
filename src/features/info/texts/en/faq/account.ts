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
        'Tap “Register”. With a mobile number, you use a code we text you. With a username, you set a password. You confirm that you are 21 or older and accept the terms.',
        'The sandbox sends no real text messages. Whoever runs it sees the codes on a separate page.',
      ],
    },
    {
      id: 'password',
      q: 'I forgot my password. What now?',
      a: [
        'If your account has a mobile number, tap “Forgot your password?” when you log in. We text a code to your number, and you choose a new password. No number? Ask customer service.',
      ],
    },
    {
      id: 'locked',
      q: 'Why is my account locked?',
      a: [
        'Too many wrong passwords in a row lock it for a while. The log-in form says when you can try again. This protects you if someone guesses passwords.',
      ],
    },
    {
      id: 'loggedOut',
      q: 'Why was I logged out?',
      a: [
        'Your session ended, you logged out in another tab, or someone logged in there with another account. The app says which. Your balance stays the same.',
      ],
    },
    {
      id: 'stranger',
      q: 'I think someone else is using my account. What now?',
      a: [
        'Under “Me”, change your password and log out devices you don’t know. Then tell customer service. Never share a code we text you.',
      ],
    },
    {
      id: 'language',
      q: 'How do I change the language?',
      a: ['In Settings, or at the bottom of the home page. It changes at once, and this device remembers it.'],
      links: ['/member/settings'],
    },
    {
      id: 'closeAccount',
      q: 'How do I close my account and delete my data?',
      a: [
        'Withdraw your balance. Then log in and choose “Delete account” in Settings. You can change your mind until the date shown there.',
        'Isn’t it there, or can’t you log in? Write to customer service and say which account it is.',
        'We close it and delete what the privacy policy lists. By law some records are kept, such as payments, play and identity checks.',
      ],
      links: ['/member/settings', '/service', '/privacy-policy'],
    },
    {
      id: 'privacy',
      q: 'What do you know about me?',
      a: ['Only what the privacy policy lists. It also says what stays on your device and how to delete it.'],
      links: ['/privacy-policy'],
    },
  ],
};
