/** What a tap on an activity or a task opens (payloads 0, `clickType`). */
export const clickTypes = { none: 0, path: 1, url: 2, game: 3, modal: 4, service: 5 } as const;
