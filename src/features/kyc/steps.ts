import { idTypes, type IdType } from '#contract/typed/idNumber.ts';
import { kycSides, type KycSide } from '#contract/kyc.ts';

/** The steps of the application, in order (KY-02). */
export const steps = ['type', 'pictures', 'details', 'address', 'consent', 'review'] as const;
export type Step = (typeof steps)[number];

/** The empty application. */
export const emptyValues = {
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
export type KycValues = typeof emptyValues;
export type KycField = keyof KycValues;
export type TextName = Exclude<KycField, 'consent'>;

/** The fields of each step, besides the pictures. */
export const namesOf: Record<Step, readonly KycField[]> = {
  type: ['idType'],
  pictures: [],
  details: ['idNo', 'realName', 'birthday', 'expiry'],
  address: ['region', 'province', 'city', 'barangay', 'address', 'zip'],
  consent: ['consent'],
  review: [],
};

/** The operator's name for the picture of each side. */
export const pictureNames = {
  [kycSides.front]: 'frontId',
  [kycSides.back]: 'backId',
  [kycSides.selfie]: 'selfieId',
} as const;

export const isIdType = (name: string): name is IdType => Object.hasOwn(idTypes, name);

/** The sides that a document type needs pictures of. */
export const sidesOf = (idType: string): readonly KycSide[] =>
  isIdType(idType) && !idTypes[idType].back
    ? [kycSides.front, kycSides.selfie]
    : [kycSides.front, kycSides.back, kycSides.selfie];

/** The step with the field that the operator calls by this name; pictures have names of their own. */
export const stepOf = (name: string): Step | undefined =>
  name.endsWith('Id') || name === 'image'
    ? 'pictures'
    : steps.find((step) => namesOf[step].some((each) => each === name));

/** The next step. */
export const nextStep = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? 'review';

/** Every typed or chosen field; only the consent is asked for again each time. */
export const textNames = Object.keys(emptyValues).filter((name) => name !== 'consent') as TextName[];

/** The text fields of an application, as they are stored on the device. */
export const textsOf = (values: KycValues): Record<string, string> =>
  Object.fromEntries(textNames.map((name) => [name, values[name]]));
