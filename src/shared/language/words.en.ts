/** Texts about a change of the language. */
export const en = {
  notHere: '{language} isn’t on this device yet. You can change to it once you’re online.',
} as const;
