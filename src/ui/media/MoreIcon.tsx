import { Drawing } from './Drawing.tsx';

const drawings = {
  check: 'M4.5 12.5 10 18 19.5 6.5',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4',
  gear: 'M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.8h.1',
  share: 'M12 14.5V3.5M8 7l4-3.5L16 7M6 11H4.5v9.5h15V11H18',
  download: 'M12 3.5v12M7.5 11l4.5 4.5 4.5-4.5M4.5 20.5h15',
  shield: 'M12 3 5 6v5c0 4.5 3 8 7 10 4-2 7-5.5 7-10V6z',
  lock: 'M5.5 10.5h13v10h-13zM8.5 10.5v-3a3.5 3.5 0 0 1 7 0v3',
  list: 'M8.5 6.5h11M8.5 12h11M8.5 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1',
  mail: 'M3.5 5.5h17v13h-17zM3.5 6.5l8.5 6.5 8.5-6.5',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.5 3-5.5 6.5-5.5s6.5 2 6.5 5.5M15.5 4.3a3.5 3.5 0 0 1 0 6.4M18 15c2 .8 3.5 2.5 3.5 5',
  message: 'M4 4.5h16v12h-9l-4.5 4v-4H4z',
  chart: 'M4 20.5h16M7.5 17v-5M12 17V5.5M16.5 17V9',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  device: 'M7 2.5h10v19H7zM11 18.5h2',
} as const;

/** An icon of later screens. */
export function MoreIcon({ name, filled = false }: { name: keyof typeof drawings; filled?: boolean }) {
  return <Drawing path={drawings[name]} filled={filled} />;
}
