/** A request that a device sent. */
export interface Sent {
  device: number;
  /** Epoch milliseconds. */
  at: number;
  /** The endpoint, or the path of a file. */
  call: string;
}

/** The manifest of the newest build, which the web server has and not the operator. */
export const manifest = '/builds/latest.json';
