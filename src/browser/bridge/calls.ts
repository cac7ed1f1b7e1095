/** A picture on its way over the bridge: `data` is base64, without a line break. */
interface BridgedFile {
  name: string;
  type: string;
  data: string;
}

/** What the Android wrapper may be asked for, each with what it is given (O-40). */
export interface Given {
  openExternal: { url: string };
  copy: { text: string };
  share: { title?: string; text?: string; url: string };
  openChat: { licence: string; group: string; url: string };
  saveImage: BridgedFile;
  pickImage: { camera: 'user' | 'environment' | null };
  getInfo: object;
  exitApp: object;
  setOrientation: { orientation: 'portrait' | 'landscape' | 'any' };
  haptic: { kind: 'end' | 'win' };
}

export type Method = keyof Given;

/** What a wrapper says of itself. */
export interface WrapperInfo {
  /** The contract's version that it was made for. */
  bridge: number;
  /** The wrapper's own version, where it was got from, and how it is known to the operator; empty where it doesn't say. */
  version: string;
  channel: string;
  deviceId: string;
  pushToken: string;
  /** The functions that it has, known ones alone. */
  methods: ReadonlySet<Method>;
  /** Whether file inputs open a chooser. */
  fileInput: boolean;
}

/** What each of them answers when it did what it was asked. */
export interface Answers extends Record<Exclude<Method, 'share' | 'pickImage' | 'getInfo'>, true> {
  share: 'shared' | 'dismissed';
  pickImage: File | null;
  getInfo: WrapperInfo;
}

/** A wrapper that has said what it can do. */
export interface Native {
  info: WrapperInfo;
  can(method: Method): boolean;
  /** Asks for something; undefined when the wrapper can't, fails, is late or answers nonsense. Never rejects. */
  ask<M extends Method>(method: M, given: Given[M]): Promise<Answers[M] | undefined>;
}
