import { app } from '#data/worker.ts';

const purposes = new Map<string, number | undefined>();

/** Asks for a one-time code, and remembers what the number's last code is for: it is good for nothing else. */
export async function askCode(mobile: string, purpose: number): Promise<void> {
  const before = purposes.get(mobile);
  purposes.set(mobile, purpose);
  try {
    await app.account.sendCode(mobile, purpose);
  } catch (failure) {
    purposes.set(mobile, before);
    throw failure;
  }
}

/** Whether the last code of a number is for this; a reload forgets what it was for, and the number gets the benefit of the doubt. */
export const isFor = (mobile: string, purpose: number) => (purposes.get(mobile) ?? purpose) === purpose;
