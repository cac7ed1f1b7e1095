import { Drawing } from './Drawing.tsx';

const drawings = {
  check: 'M4.5 12.5 10 18 19.5 6.5',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4',
  gear: 'M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.8h.1',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5h.1',
  share: 'M12 14.5V3.5M8 7l4-3.5L16 7M6 11H4.5v9.5h15V11H18',
  download: 'M12 3.5v12M7.5 11l4.5 4.5 4.5-4.5M4.5 20.5h15',
  gift: 'M4 11h16v9.5H4zM3 7.5h18V11H3zM12 7.5v13M12 7.5C7 7.5 7 3.5 9 3.5s3 4 3 4 1-4 3-4 2 4-3 4z',
  shield: 'M12 3 5 6v5c0 4.5 3 8 7 10 4-2 7-5.5 7-10V6z',
  lock: 'M5.5 10.5h13v10h-13zM8.5 10.5v-3a3.5 3.5 0 0 1 7 0v3',
  chart: 'M4 20.5h16M7.5 17v-5M12 17V5.5M16.5 17V9',
  device: 'M7 2.5h10v19H7zM11 18.5h2',
} as const;

/** An icon of later screens. */
export function MoreIcon({ name, filled = false }: { name: keyof typeof drawings; filled?: boolean }) {
  return <Drawing path={drawings[name]} filled={filled} />;
}
