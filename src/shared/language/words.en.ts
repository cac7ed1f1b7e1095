/** Texts about a change of the language. */
export const en = {
  notHere: '{language} isn’t available offline yet. Change it once you’re online.',
} as const;
