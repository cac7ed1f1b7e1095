import { proxy } from 'valtio';

/** The pictures that stand for the kit's own in empty and failed states, by the address of ours (E-08). */
export const statePictures = proxy<{ by: Readonly<Record<string, string>> }>({ by: {} });
