import type { Answers, Method, WrapperInfo } from './calls.ts';

/**
 * Max length of a wrapper's text about itself, as `preLogin` takes a push token, of a file name, and of a file in
 * base64, characters.
 */
const longest = { text: 2_000, name: 255, data: 16_000_000 };

/** Pictures that the wrapper may pass to the app; their content is checked like that of any chosen file. */
const picture = /^image\/(?:jpeg|png|webp|gif|heic|heif|avif)$/;

const known: Record<Method, true> = {
  openExternal: true,
  copy: true,
  share: true,
  openChat: true,
  saveImage: true,
  pickImage: true,
  getInfo: true,
  exitApp: true,
  setOrientation: true,
  haptic: true,
};

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

/** An object's own fields; empty for anything else. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const done = (answer: unknown) => (answer === true ? answer : undefined);

function info(answer: unknown): WrapperInfo | undefined {
  const { bridge, methods, fileInput, ...fields } = fieldsOf(answer);
  if (!Number.isInteger(bridge) || !Array.isArray(methods)) return undefined;
  const text = (name: string) => (isText(fields[name], longest.text) ? fields[name] : '');
  return {
    bridge: bridge as number,
    version: text('version'),
    channel: text('channel'),
    deviceId: text('deviceId'),
    pushToken: text('pushToken'),
    methods: new Set(methods.filter((name: unknown): name is Method => isText(name, 20) && Object.hasOwn(known, name))),
    fileInput: fileInput !== false,
  };
}

function file(answer: unknown): File | null | undefined {
  if (answer === null) return null;
  const { name, type, data } = fieldsOf(answer);
  if (!isText(name, longest.name) || !isText(type, 20) || !picture.test(type) || !isText(data, longest.data))
    return undefined;
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    return bytes.length > 0 ? new File([bytes], name, { type }) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the answer of each function; undefined for an impossible one (G9). */
export const read: { readonly [M in Method]: (answer: unknown) => Answers[M] | undefined } = {
  openExternal: done,
  copy: done,
  share: (answer) => (answer === 'shared' || answer === 'dismissed' ? answer : undefined),
  openChat: done,
  saveImage: done,
  pickImage: file,
  getInfo: info,
  exitApp: done,
  setOrientation: done,
  haptic: done,
};
