import type { CodePurpose } from '#contract/loginKinds.ts';
import { app } from '#data/worker.ts';

const purposes = new Map<string, CodePurpose | undefined>();

/** Requests a one-time code, and remembers its purpose: a code is valid for nothing else. */
export async function askCode(mobile: string, purpose: CodePurpose): Promise<void> {
  const before = purposes.get(mobile);
  purposes.set(mobile, purpose);
  try {
    await app.account.sendCode(mobile, purpose);
  } catch (failure) {
    purposes.set(mobile, before);
    throw failure;
  }
}

/** Whether a number's last code was sent for this purpose; true after a reload, which forgets the purpose. */
export const isFor = (mobile: string, purpose: CodePurpose) => (purposes.get(mobile) ?? purpose) === purpose;
