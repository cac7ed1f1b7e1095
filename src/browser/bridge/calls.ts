/** A picture sent over the bridge: `data` is base64, without line breaks. */
interface BridgedFile {
  name: string;
  type: string;
  data: string;
}

/** The functions of the Android wrapper, each with its input (O-40). */
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

/** The wrapper's description of itself. */
export interface WrapperInfo {
  /** The contract version that it was made for. */
  bridge: number;
  /** The wrapper's own version, its source, and its id at the operator; empty if it doesn't say. */
  version: string;
  channel: string;
  deviceId: string;
  pushToken: string;
  /** Its functions, only known ones. */
  methods: ReadonlySet<Method>;
  /** Whether file inputs open a chooser. */
  fileInput: boolean;
}

/** The answer of each function on success. */
export interface Answers extends Record<Exclude<Method, 'share' | 'pickImage' | 'getInfo'>, true> {
  share: 'shared' | 'dismissed';
  pickImage: File | null;
  getInfo: WrapperInfo;
}

/** A wrapper that has introduced itself. */
export interface Native {
  info: WrapperInfo;
  can(method: Method): boolean;
  /** Calls a function; undefined if the wrapper can't, fails, is late or answers nonsense. Never rejects. */
  ask<M extends Method>(method: M, given: Given[M]): Promise<Answers[M] | undefined>;
}
