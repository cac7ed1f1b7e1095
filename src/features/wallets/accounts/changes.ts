import { plainName } from '#contract/kyc.ts';
import { plainNumber } from './rules.ts';

interface Existing {
  readonly accountName?: string | null | undefined;
  readonly branch?: string | null | undefined;
}

interface Typed {
  accountNo: string;
  accountName: string;
  branch: string;
}

/** The typed values that differ from the account: the number if one was typed, holder and branch if they differ. */
export function changesOf(existing: Existing, typed: Typed): Partial<Typed> {
  const accountNo = plainNumber(typed.accountNo);
  const [accountName, branch] = [plainName(typed.accountName), typed.branch.trim()];
  return {
    ...(accountNo && { accountNo }),
    ...(accountName !== plainName(existing.accountName ?? '') && { accountName }),
    ...(branch !== (existing.branch ?? '') && { branch }),
  };
}
