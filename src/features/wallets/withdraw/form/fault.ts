import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import type { words } from './words.ts';

type Say = ReturnType<typeof words.use>;

/** What is wrong with a field: amounts in hundredths, `n` tries left, `digits` that are wanted. */
export type Fault =
  | { key: 'chooseAccount' | 'amountMissing' | 'balanceLow' | 'codeWrong' | 'passwordWrong' | 'otherName' }
  | { key: 'refusedField' }
  | { key: 'amountRange'; min: Money; max: Money }
  | { key: 'amountOver'; most: Money }
  | { key: 'codeMissing' | 'passwordMissing'; digits: number }
  | { key: 'codeWrongLeft' | 'passwordWrongLeft'; n: number };

/** A fault in words. */
export function sayFault(say: Say, fault: Fault): string {
  switch (fault.key) {
    case 'amountRange':
      return say(fault.key, { min: formatMoney(fault.min), max: formatMoney(fault.max) });
    case 'amountOver':
      return say(fault.key, { most: formatMoney(fault.most) });
    case 'codeMissing':
    case 'passwordMissing':
      return say(fault.key, { digits: fault.digits });
    case 'codeWrongLeft':
    case 'passwordWrongLeft':
      return say(fault.key, { n: fault.n });
    default:
      return say(fault.key);
  }
}
