import { transfer } from 'comlink';

/** An argument of a call to the worker: the bytes of a file are handed over, anything else is copied. */
export const handedOver = (given: unknown): unknown =>
  given instanceof ArrayBuffer ? transfer(given, [given]) : given;
