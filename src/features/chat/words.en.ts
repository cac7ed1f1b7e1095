/** English texts of live chat. */
export const en = {
  chat: 'Live chat',
  opening: 'Opening the chat…',
  never: 'Never send a password or a code, whoever asks for it.',
  minimise: 'Make the chat small',
  ownWindow: 'Open in its own window',
  end: 'Close the chat',
  maximise: 'Open the chat',
  failed: 'The chat doesn’t open here',
  failedText:
    'Its page doesn’t answer, or this browser keeps it out. Try again, open it in its own window, or reach us another way.',
  retry: 'Try again',
  cutOff: 'You are offline. The chat goes on with the connection.',
  unread: { one: '{n} new message', other: '{n} new messages' },
} as const;
