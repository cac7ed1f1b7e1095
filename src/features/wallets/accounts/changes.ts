import { plainName } from '#contract/typed/realName.ts';
import { readAccountNumber, type NumberRule } from '#contract/typed/accountNumber.ts';
import { plain } from '#contract/typed/plain.ts';

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
export function changesOf(existing: Existing, typed: Typed, rule: NumberRule): Partial<Typed> {
  const accountNo = typed.accountNo && (readAccountNumber(typed.accountNo, rule) ?? typed.accountNo);
  const [accountName, branch] = [plainName(typed.accountName), plain(typed.branch)];
  return {
    ...(accountNo && { accountNo }),
    ...(accountName !== plainName(existing.accountName ?? '') && { accountName }),
    ...(branch !== (existing.branch ?? '') && { branch }),
  };
}
