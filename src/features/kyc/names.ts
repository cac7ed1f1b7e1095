/** What is said of a field or a picture, by what the operator calls it. */
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

/** The word for what the operator wants mended; nothing for a name that isn't known here. */
export const nameOf = (name: string) => (Object.hasOwn(names, name) ? names[name as keyof typeof names] : undefined);
