/** English texts shared by all money forms. */
export const en = {
  codeNeedsNumber: 'The code goes to your mobile number, and there is none yet.',
  addNumber: 'Add your number',

  codeWrong: 'Type the {digits} digits of the code',
  codeRefused: 'This code is wrong or too old',
  codeRefusedLeft: {
    one: 'This code is wrong. {n} try left',
    other: 'This code is wrong. {n} tries left',
  },
  refused: 'The operator doesn’t take this. Please look at it again.',

  kindMissing: 'Choose where the money is to go',
  kindFull: {
    one: 'There is {n} of this kind already, which is the most',
    other: 'There are {n} of this kind already, which is the most',
  },
  numberLength: 'This number has {digits} digits',
  numberPrefix: 'This number has {digits} digits and begins with {prefix}',
  numberTwice: 'This number is among your accounts already',
  nameWrong: '2 to 60 letters, as the bank or wallet has them',
  nameOther: 'The account must be in your own name: {name}',
  nameRefused: 'The account must be in the name that you are verified under',

  amountMissing: 'Type an amount above zero',
  amountTooMuch: 'You can move {amount} at most',
  lessThere: 'There is less than that now',
  passwordDigits: '{digits} digits',
  passwordEasy: 'Not 123456, and not the same digit throughout',
  passwordWrong: 'This password is wrong',
  passwordWrongLeft: { one: 'Wrong password. {n} try left', other: 'Wrong password. {n} tries left' },

  needsConnection: 'This needs a connection. What you typed stays here.',
  busyNow: 'This is being done already. Please wait a moment.',
  onItsWay: 'A withdrawal to this account is on its way. You can change or delete the account when that has arrived.',
  numberFirst: 'Add your mobile number first: the code is sent there.',
  goneMeanwhile: 'This is not there any more.',
  tooOften: 'That was too often. You can try again in',
  locked: 'Too many wrong tries. You can try again in',
  daysLeft: { one: '{n} day', other: '{n} days' },

  doubtText:
    'The connection broke after this was sent, so we don’t know yet whether it was done. We never send it twice.',
  notDone: 'It was not done. You can send it again.',
  settled: 'It is settled. What you see here is how it stands.',
} as const;
