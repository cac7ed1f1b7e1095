import type { Colour } from './colour.ts';

type Water = Readonly<
  Record<'night' | 'surface' | 'raised' | 'line' | 'edge' | 'light-1' | 'light-2' | 'light-3', Colour>
>;

/** The colours of VIP levels 1 to 5, as vip.css has them: what is worn over the house's, and under an operator's theme. */
export const vipPalettes: readonly Water[] = [
  {
    night: '#031a11',
    surface: '#06271b',
    raised: '#103728',
    line: '#234d3c',
    edge: '#64927d',
    'light-1': '#ced98c',
    'light-2': '#85e7cd',
    'light-3': '#b8e1ff',
  },
  {
    night: '#041233',
    surface: '#081d48',
    raised: '#112c5f',
    line: '#22417c',
    edge: '#6185c9',
    'light-1': '#7ce3f7',
    'light-2': '#bacdff',
    'light-3': '#ffc7e4',
  },
  {
    night: '#1a0c2b',
    surface: '#27153e',
    raised: '#382253',
    line: '#4d366d',
    edge: '#9178b7',
    'light-1': '#a1d6ff',
    'light-2': '#e7beff',
    'light-3': '#ffcabb',
  },
  {
    night: '#260a12',
    surface: '#38111d',
    raised: '#4b1d2b',
    line: '#65303f',
    edge: '#b07180',
    'light-1': '#e9beff',
    'light-2': '#ffb6bd',
    'light-3': '#f0de9d',
  },
  {
    night: '#110f0a',
    surface: '#1b1812',
    raised: '#28241d',
    line: '#39352d',
    edge: '#8a867c',
    'light-1': '#ffbaa5',
    'light-2': '#e5d183',
    'light-3': '#a0f1db',
  },
];
