import { Drawing } from './Drawing.tsx';

const drawings = {
  home: 'M4 11.5 12 4l8 7.5V20h-5.5v-5.5h-5V20H4z',
  gift: 'M5 11h14v9H5zM4 7.5h16V11H4zM12 7.5V20M12 7.5C8 7.5 7.5 4 9 4s3 3.5 3 3.5S13.5 4 15 4s1 3.5-3 3.5z',
  wallet: 'M4 7.5h14a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zm0 0V6a2 2 0 0 1 2-2h10v3.5M16 13.8h.1',
  crown: 'M5 18.5h14l1.5-11-5 4L12 5l-3.5 6.5-5-4z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6',
  search: 'M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.8 15.8 20.5 20.5',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4',
  plus: 'M12 5v14M5 12h14',
  eye: 'M2.5 12c2-4 5.5-6.5 9.5-6.5s7.5 2.5 9.5 6.5c-2 4-5.5 6.5-9.5 6.5S4.5 16 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  hidden:
    'M2.5 12c2-4 5.5-6.5 9.5-6.5s7.5 2.5 9.5 6.5c-2 4-5.5 6.5-9.5 6.5S4.5 16 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 4l16 16',
  filter: 'M4 7h16M7 12h10M10 17h4',
  heart: 'M12 20C5.5 15.5 3.5 12 3.5 8.8A4.3 4.3 0 0 1 12 7.6a4.3 4.3 0 0 1 8.5 1.2C20.5 12 18.5 15.5 12 20z',
  back: 'M15 4.5 7.5 12l7.5 7.5',
  onward: 'M9 4.5 16.5 12 9 19.5',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  offline:
    'M3.5 3.5l17 17M5 10.5A10.5 10.5 0 0 1 9 8.2M19 10.5a10.5 10.5 0 0 0-5.5-2.9M8.5 14a5 5 0 0 1 5-1.2M12 18.5h.1',
} as const;
export type IconName = keyof typeof drawings;

/** An icon of the first bundle; MoreIcon has the others. */
export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return <Drawing path={drawings[name]} filled={filled} />;
}
