// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type * as v from 'valibot';
import { outsideAddress } from '#browser/addresses.ts';
import { pictureAddress } from '#ui/media/pictureAddress.ts';
import { config } from '#contract/endpoints/anonymous.ts';
import type { Schema } from '#contract/schema.ts';
import { declineAddress } from '#shared/age/declineAddress.ts';
import { linkOf } from '#shared/activities/link.ts';
import { contactWay } from '#shared/support/contactWay.ts';
import { drawingOf } from '#shared/rewards/props.ts';
import { vipIconOf } from '#shared/theme/vipIcon.ts';
import { providerPage } from '#worker/features/account/providerPage.ts';
import { canary, hostileAddresses } from '../e2e/support/hostile.ts';

type Filter = (address: string) => string | undefined;

/** The app's filter of each address in the operator's settings, applied before anything loads or follows it. */
const addresses: Record<string, Filter> = {
  'ageNotice.declineUrl': (address) => declineAddress(address, 'https://www.pagcor.ph/'),
  'vipMap.*.icon': (address) => vipIconOf(address, 0),
  'rechargeTypes[].icon': pictureAddress,
  'customerServiceQueue[].icon': pictureAddress,
  'customerServiceQueue[].url': (address) => contactWay(address)?.href,
  'customerServiceQueue[].channels[]': (address) => contactWay(address)?.href,
  'genericImages[].img': pictureAddress,
  'genericImages[].link': (address) => linkOf(address)?.to,
  'propConfigMap.*.icon': (address) => pictureAddress(drawingOf(0, address)),
  'socialMedia[].url': (address) => providerPage(address, 'https://perlas.example')?.href,
  'rg.helplines[].url': (address) => contactWay(address)?.href,
  'licence.url': outsideAddress,
};

/** Texts of the settings that are read, shown or compared, but never used as an address. */
const texts = [
  'ageNotice.version',
  'currency',
  'langs[]',
  'vipMap.*.name',
  'rechargeTypes[].name',
  'rechargeTypes[].code',
  'rechargeTypes[].tip',
  'rechargeTypes[].hours',
  'rechargeItems[].tag',
  'customerServiceQueue[].name',
  'customerServiceQueue[].param1',
  'customerServiceQueue[].param2',
  'customerServiceQueue[].hours',
  'genericImages[].action',
  'genericImages[].feature',
  'genericImages[].text',
  'genericImages[].title',
  'genericImages[].uniqueKey',
  'propConfigMap.*.name',
  'jackpotAwardConfigs[].showNum',
  'maintenance.msg',
  'socialMedia[].appId',
  'rg.helplines[].name',
  'rg.helplines[].tel',
  'rg.helplines[].hours',
  'licence.no',
  'licence.holder',
  'links.*',
];

type Node = Schema & {
  readonly type: string;
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly value?: Node;
  readonly entries?: Record<string, Node>;
  readonly pipe?: readonly v.GenericSchema[];
};

/** The paths of all texts below a schema. */
function textsOf(node: Node, path: string): string[] {
  if (node.wrapped) return textsOf(node.wrapped, path);
  if (node.type === 'array') return textsOf(node.item!, `${path}[]`);
  if (node.type === 'record') return textsOf(node.value!, `${path}.*`);
  if (node.entries)
    return Object.entries(node.entries).flatMap(([name, each]) => textsOf(each, path ? `${path}.${name}` : name));
  return node.type === 'string' ? [path] : [];
}

afterEach(() => vi.unstubAllEnvs());

test('every text of the operator’s settings is classified as a filtered address or not an address (N17)', () => {
  expect(textsOf(config as Node, '').toSorted()).toEqual([...Object.keys(addresses), ...texts].toSorted());
});

test.each(Object.entries(addresses))('no hostile address gets through %s (N17)', (_, filter) => {
  vi.stubEnv('VITE_IMG_HOSTS', 'https://img.example');
  vi.stubEnv('VITE_ICON_BASE', '/icons');
  const safe = /^(https:|mailto:|tel:|sms:|viber:|whatsapp:|tg:)/;
  for (const address of hostileAddresses) {
    const { origin, href } = new URL(filter(address) ?? '/', location.href);
    expect(origin === location.origin || safe.test(href) ? '' : href).toBe('');
  }
});

test.each(Object.keys(addresses).filter((path) => /icon|img/.test(path)))(
  '%s loads no picture from a host that the build doesn’t list (N17)',
  (path) => {
    vi.stubEnv('VITE_IMG_HOSTS', 'https://img.example');
    vi.stubEnv('VITE_ICON_BASE', '/icons');
    expect(addresses[path]!(`${canary}/a.png`) ?? '/').toMatch(/^\//);
    expect(addresses[path]!('https://img.example/a.png')).toBe('https://img.example/a.png');
  },
);
