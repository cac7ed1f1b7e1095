import { read } from '../endpoint.ts';
import { customerQueue, maintenance } from '../entities.ts';
import {
  balance,
  dictionary,
  flag,
  id,
  int,
  line,
  list,
  money,
  oneOf,
  optional,
  record,
  text,
  time,
  type Infer,
} from '../schema.ts';

const span = record({ min: int, max: int });

/** A deposit channel: amounts in hundredths, `feeRate` in 1/10000, `status` 1 when open. */
export const rechargeType = record({
  id,
  name: text,
  code: text,
  icon: optional(text),
  sort: int,
  minAmount: optional(balance),
  minAmount2: optional(balance),
  maxAmount: optional(balance),
  isDefault: optional(flag),
  feeRate: optional(int),
  tip: optional(text),
  status: optional(int),
  hours: optional(text),
  freeAmount: optional(flag),
});

/**
 * A suggested deposit amount: `price` and `bonus` in hundredths; the bonus is for players of at least user level
 * `minLevel`.
 */
export const rechargeItem = record({
  id,
  price: balance,
  bonus: optional(balance),
  bonusType: optional(int),
  minLevel: optional(int),
  rechargeTypeIds: optional(list(id)),
  sort: int,
  tag: optional(text),
});

/** The settings of the operator. */
export const config = record({
  clientMode: optional(int),
  ageNotice: optional(record({ version: text, declineUrl: optional(text) })),
  currency: optional(text),
  langs: optional(list(text)),
  vipMap: optional(
    dictionary(
      record({
        level: int,
        name: text,
        showType: optional(int),
        experience: money,
        betLimit: money,
        theme: optional(int),
        icon: optional(text),
      }),
    ),
  ),
  userLevelConfigs: optional(list(record({ level: int, betAmount: money }))),
  rechargeTypes: optional(list(rechargeType)),
  rechargeItems: optional(list(rechargeItem)),
  minRechargeFlag: optional(flag),
  customerServiceQueue: optional(list(customerQueue)),
  genericImages: optional(
    list(
      record({
        uniqueKey: text,
        img: text,
        link: optional(text),
        sort: optional(int),
        title: optional(text),
        text: optional(text),
        action: optional(text),
        until: optional(time),
        feature: optional(text),
      }),
    ),
  ),
  propConfigMap: optional(dictionary(record({ num: int, name: optional(text), icon: optional(text) }))),
  jackpotAwardConfigs: optional(list(record({ id, propId: id, count: int, type: int, showNum: optional(text) }))),
  maintenance: optional(maintenance),
  feedbackImageLimit: optional(int),
  lengths: optional(dictionary(span)),
  registration: optional(record({ kinds: list(int), smsRequired: optional(flag), nicknameRequired: optional(flag) })),
  otp: optional(record({ expireSec: int, resendSec: int, perDay: optional(int) })),
  socialMedia: optional(
    list(record({ type: oneOf(3, 4, 5), appId: optional(text), enabled: flag, url: optional(text) })),
  ),
  features: optional(dictionary(flag)),
  rg: optional(
    record({
      helplines: list(record({ name: text, tel: optional(text), hours: optional(text), url: optional(text) })),
      realityDefaultMin: optional(int),
      coolOffHours: optional(list(int)),
      exclusionMonths: optional(list(int)),
    }),
  ),
  licence: optional(record({ no: text, holder: text, url: optional(text) })),
  links: optional(dictionary(text)),
});

const theme = { themeDomian: optional(text), themeJsonData: optional(text), themeName: optional(text) };

export type Config = Infer<typeof config>;
export type RechargeType = Infer<typeof rechargeType>;
export type RechargeItem = Infer<typeof rechargeItem>;

/** Endpoints that need no log-in (spec §7). */
export const anonymous = {
  'anonymous/appConfig': read(
    'The settings every screen leans on',
    { configVersion: optional(line) },
    { configVersion: optional(text), config: optional(config) },
    { public: true, kept: 'public' },
  ),
  'anonymous/appTheme': read('The brand’s look, as JSON text of CSS tokens', {}, theme, {
    public: true,
    kept: 'public',
  }),
  'anonymous/appThemePreview': read('A look not yet published', { themeViewId: line }, theme, { public: true }),
};
