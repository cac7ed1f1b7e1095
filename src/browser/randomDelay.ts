/** A delay chosen by chance, from 0 up to `within`, milliseconds. */
export const randomDelay = (within: number): number => Math.random() * within;
