import { proxy } from 'valtio';

/** The operator's replacements for the kit's pictures in empty and failed states, by the address of ours (E-08). */
export const statePictures = proxy<{ by: Readonly<Record<string, string>> }>({ by: {} });
