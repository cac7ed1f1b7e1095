/** Text keys of fields and pictures, by the operator's names for them. */
const names = {
  idType: 'idKind',
  idNo: 'idNo',
  realName: 'realName',
  birthday: 'birthday',
  expiry: 'expiry',
  frontId: 'side1',
  backId: 'side2',
  selfieId: 'side3',
  image: 'pictures',
  region: 'region',
  province: 'province',
  city: 'city',
  barangay: 'barangay',
  address: 'house',
  zip: 'zip',
} as const;

/** The text key of a field or picture that the operator wants corrected; undefined for an unknown name. */
export const nameOf = (name: string) => (Object.hasOwn(names, name) ? names[name as keyof typeof names] : undefined);
