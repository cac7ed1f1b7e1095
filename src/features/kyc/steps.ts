import { idTypes, kycSides, type IdType, type KycSide } from '#contract/kyc.ts';

/** The way through, in order (KY-02). */
export const steps = ['type', 'pictures', 'details', 'address', 'consent', 'review'] as const;
export type Step = (typeof steps)[number];

/** What is said of a player, before anything is. */
export const nothing = {
  idType: '',
  idNo: '',
  realName: '',
  birthday: '',
  expiry: '',
  region: '',
  province: '',
  city: '',
  barangay: '',
  address: '',
  zip: '',
  consent: false,
};
export type Said = typeof nothing;
export type SaidName = keyof Said;
export type TextName = Exclude<SaidName, 'consent'>;

/** What each step asks for, besides the pictures. */
export const namesOf: Record<Step, readonly SaidName[]> = {
  type: ['idType'],
  pictures: [],
  details: ['idNo', 'realName', 'birthday', 'expiry'],
  address: ['region', 'province', 'city', 'barangay', 'address', 'zip'],
  consent: ['consent'],
  review: [],
};

/** What the operator calls the picture of a side. */
export const pictureNames = {
  [kycSides.front]: 'frontId',
  [kycSides.back]: 'backId',
  [kycSides.selfie]: 'selfieId',
} as const;

export const isIdType = (name: string): name is IdType => Object.hasOwn(idTypes, name);

/** The pictures that a paper needs. */
export const sidesOf = (idType: string): readonly KycSide[] =>
  isIdType(idType) && !idTypes[idType].back
    ? [kycSides.front, kycSides.selfie]
    : [kycSides.front, kycSides.back, kycSides.selfie];

/** The step that asks for what the operator calls by a name; pictures have names of their own. */
export const stepOf = (name: string): Step | undefined =>
  name.endsWith('Id') || name === 'image'
    ? 'pictures'
    : steps.find((step) => namesOf[step].some((each) => each === name));

/** The step after another. */
export const after = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? 'review';

/** Everything that is typed or chosen; the consent alone is asked for anew each time. */
export const textNames = Object.keys(nothing).filter((name) => name !== 'consent') as TextName[];

/** The texts of what is said, as the device keeps them. */
export const textsOf = (said: Said): Record<string, string> =>
  Object.fromEntries(textNames.map((name) => [name, said[name]]));
