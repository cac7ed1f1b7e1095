import { kycSides } from '#contract/kyc.ts';
import { pictureOf } from '#sandbox/testing/picture.ts';
import { Broken } from './check.ts';
import { digits, drawn } from './drawn.ts';
import { done } from './expect.ts';
import type { Player } from './players.ts';

/** The first barangay of the operator’s list, after the areas that it lies in, from the region on. */
async function firstAreas(player: Player, parent = 0): Promise<string[]> {
  const asked = await player.call('addressAreas', { parent });
  const [area] = done(asked).list;
  if (!area) throw new Broken(`The areas in ${parent}`, [asked]);
  const { name, id } = area;
  return typeof id === 'number' ? [name, ...(await firstAreas(player, id))] : [name];
}

/** A delivery address in the operator's areas; a city of no province is its own. */
export async function homeOf(player: Player) {
  const [region, ...names] = await firstAreas(player);
  const barangay = names.pop();
  const [province, city = province] = names;
  return {
    name: 'Kit Santos',
    mobile: '0917 123 4567',
    region: region!,
    province: province!,
    city: city!,
    barangay: barangay!,
    street: '12 Katipunan Ave',
    zip: '1108',
  };
}

const letters = 'abcdefghijklmnoprstuvwyz';

/** An identity check of a person who never was, with the pictures of a passport uploaded. */
export async function applicationOf(player: Player) {
  const upload = async (side: number) => done(await player.call('uploadKyc', { side, image: pictureOf() })).fileId;
  const [frontId, selfieId] = [await upload(kycSides.front), await upload(kycSides.selfie)];
  const where = { region: 'NCR', province: 'NCR', city: 'Manila', barangay: '1', address: '1 Rizal Ave', zip: '1000' };
  return {
    idType: 'passport',
    idNo: `P${drawn(digits, 7)}A`,
    realName: `Kit ${drawn(letters, 9)} ${drawn(letters, 9)}`,
    birthday: `19${drawn('789', 1)}${drawn(digits, 1)}-0${drawn('123456789', 1)}-1${drawn(digits, 1)}`,
    frontId,
    selfieId,
    address: where,
    consent: true,
  };
}
