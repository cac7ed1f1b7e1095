import { transfer } from 'comlink';

/** Prepares an argument for the worker: a file's bytes are transferred, anything else is copied. */
export const handedOver = (given: unknown): unknown =>
  given instanceof ArrayBuffer ? transfer(given, [given]) : given;
