import { nearestName } from './nearestName.ts';

/** Returns what is wrong with a value, worded to follow the setting's name; undefined if it is valid. */
type Check = (value: string) => string | undefined;

interface Setting {
  readonly about: string;
  /** The sandbox's value. */
  readonly fallback: string;
  readonly check: Check;
}

const anyLoopbackPort = 'http://127.0.0.1:* http://localhost:*';
const httpsHost = /^https:\/\/(\*\.)?[a-z\d.-]+(:\d+)?$/;
const loopbackHost = /^http:\/\/(127\.0\.0\.1|localhost)(:(\d+|\*))?$/;

const anything: Check = () => undefined;
const notEmpty: Check = (value) => (value.trim() === '' ? 'must not be empty' : undefined);

/** Requires https, except for addresses of this machine. */
const address: Check = (value) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const safe = url && (url.protocol === 'https:' || loopbackHost.test(url.origin));
  return safe ? undefined : 'must be an https address';
};

/** The end that a base must not have, as paths are added to it. */
const ending = /[/?#]+$/;
const isOpen: Check = (value) =>
  ending.test(value) ? `must be without the ${ending.exec(value)![0]} at its end` : undefined;

const base: Check = (value) => address(value) ?? isOpen(value);

const orEmpty =
  (check: Check): Check =>
  (value) =>
    value === '' ? undefined : check(value);

const hosts: Check = (value) => {
  const wrong = hostList(value).filter((host) => !httpsHost.test(host) && !loopbackHost.test(host));
  return wrong.length > 0 ? `must be https origins with spaces between them, and ${wrong[0]} is not one` : undefined;
};

const path: Check = (value) => {
  if (/^\/(?!\/)/.test(value)) return isOpen(value);
  return address(value) ? 'must be a path such as /icons, or an https address' : isOpen(value);
};

/** The build settings of an operator, from the environment or a `.env` file. */
export const settings = {
  VITE_APP_ID: { about: 'The appId sent with every call', fallback: 'perlas', check: notEmpty },
  VITE_BRAND_NAME: { about: 'The name players see; empty for that of the brand', fallback: '', check: anything },
  VITE_API_BASE: {
    about: "Where /app/v1 is answered; empty for the app's own origin",
    fallback: '',
    check: orEmpty(base),
  },
  VITE_DECLINE_URL: {
    about: 'Where a visitor goes who declines the age notice',
    fallback: 'https://www.pagcor.ph',
    check: address,
  },
  VITE_GOOGLE_CLIENT_ID: {
    about: 'What Google knows the app by; empty leaves it to the operator’s settings',
    fallback: '',
    check: anything,
  },
  VITE_FACEBOOK_CLIENT_ID: {
    about: 'What Facebook knows the app by; empty leaves it to the operator’s settings',
    fallback: '',
    check: anything,
  },
  VITE_LINE_CLIENT_ID: {
    about: 'What LINE knows the app by; empty leaves it to the operator’s settings',
    fallback: '',
    check: anything,
  },
  VITE_CHAT_URL: {
    about: 'The live chat page, where the queue of customer service names none; empty for none',
    fallback: '',
    check: orEmpty(address),
  },
  VITE_CHAT_HOSTS: {
    about: 'Origins of the live chat pages that the queue of customer service may name',
    fallback: anyLoopbackPort,
    check: hosts,
  },
  VITE_ICON_BASE: { about: 'Where icons come from, a path or an address', fallback: '/icons', check: path },
  VITE_GAME_HOSTS: { about: 'Origins whose games may be framed', fallback: anyLoopbackPort, check: hosts },
  VITE_PAY_HOSTS: { about: 'Origins of payment pages', fallback: anyLoopbackPort, check: hosts },
  VITE_IMG_HOSTS: { about: "Origins of pictures besides the app's own", fallback: anyLoopbackPort, check: hosts },
} satisfies Record<string, Setting>;

/** One checked value per setting. */
export type Settings = Readonly<Record<keyof typeof settings, string>>;

/** The origins in a setting that lists them. */
export function hostList(value: string): string[] {
  return value.split(/\s+/).filter((host) => host !== '');
}

/** Whether partners may be on this machine, as in the sandbox; such builds can't enforce https. */
export function onLoopback({ VITE_GAME_HOSTS, VITE_PAY_HOSTS, VITE_IMG_HOSTS }: Settings): boolean {
  return hostList(`${VITE_GAME_HOSTS} ${VITE_PAY_HOSTS} ${VITE_IMG_HOSTS}`).some((host) => host.startsWith('http:'));
}

const prefix = 'VITE_';

/** Vite's own, which it sets where a `.env` file has `NODE_ENV`. */
const ofVite = 'VITE_USER_NODE_ENV';

/** What is wrong with names that begin as settings do and are none: the sandbox's values would stand in their place. */
function unknownIn(names: readonly string[]): string[] {
  const unknown = names.filter((name) => name.startsWith(prefix) && !Object.hasOwn(settings, name) && name !== ofVite);
  return unknown.map((name) => {
    const nearest = nearestName(name, Object.keys(settings), prefix);
    return `${name} is no setting${nearest ? `: did you mean ${nearest}?` : ', see docs/operator.md'}`;
  });
}

/** Reads the settings, with the sandbox's defaults. Throws one error listing every invalid and every unknown setting. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const rows = Object.entries(settings).map(([name, { fallback, check }]) => {
    const value = environment[name]?.trim() ?? fallback;
    return { name, value, fault: check(value) };
  });
  const faults = [
    ...rows.flatMap(({ name, value, fault }) => (fault === undefined ? [] : [`${name} ${fault} (it is "${value}")`])),
    ...unknownIn(Object.keys(environment)),
  ];
  if (faults.length > 0)
    throw new Error(`The build's settings can't be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  const read = Object.fromEntries(rows.map(({ name, value }) => [name, value])) as Settings;
  // An operator's build frames no page of this machine just because its settings predate the chat.
  const lacksChat = environment['VITE_CHAT_HOSTS'] === undefined && !onLoopback(read);
  return lacksChat ? { ...read, VITE_CHAT_HOSTS: '' } : read;
}
