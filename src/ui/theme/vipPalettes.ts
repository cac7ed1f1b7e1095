import type { Colour } from './colour.ts';

type VipPalette = Readonly<
  Record<
    'background' | 'surface' | 'surface-raised' | 'border' | 'border-strong' | 'light-1' | 'light-2' | 'light-3',
    Colour
  >
>;

/**
 * The palettes of VIP levels 1 to 5, the same as in vip.css: over the default palette, and under an operator's theme.
 */
export const vipPalettes: readonly VipPalette[] = [
  {
    background: '#031a11',
    surface: '#06271b',
    'surface-raised': '#103728',
    border: '#234d3c',
    'border-strong': '#64927d',
    'light-1': '#ced98c',
    'light-2': '#85e7cd',
    'light-3': '#b8e1ff',
  },
  {
    background: '#041233',
    surface: '#081d48',
    'surface-raised': '#112c5f',
    border: '#22417c',
    'border-strong': '#6185c9',
    'light-1': '#7ce3f7',
    'light-2': '#bacdff',
    'light-3': '#ffc7e4',
  },
  {
    background: '#1a0c2b',
    surface: '#27153e',
    'surface-raised': '#382253',
    border: '#4d366d',
    'border-strong': '#9178b7',
    'light-1': '#a1d6ff',
    'light-2': '#e7beff',
    'light-3': '#ffcabb',
  },
  {
    background: '#260a12',
    surface: '#38111d',
    'surface-raised': '#4b1d2b',
    border: '#65303f',
    'border-strong': '#b07180',
    'light-1': '#e9beff',
    'light-2': '#ffb6bd',
    'light-3': '#f0de9d',
  },
  {
    background: '#110f0a',
    surface: '#1b1812',
    'surface-raised': '#28241d',
    border: '#39352d',
    'border-strong': '#8a867c',
    'light-1': '#ffbaa5',
    'light-2': '#e5d183',
    'light-3': '#a0f1db',
  },
];
