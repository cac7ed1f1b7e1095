import { isInWrapper } from '#browser/wrapper.ts';
import { href } from '#nav/href.ts';
import { ListRow } from '#ui/lists/ListRow.tsx';
import layout from '#ui/layout.module.css';
import css from './Article.module.css';
import { readPaths, type ReadPath } from './readPath.ts';
import { words } from './words.en.ts';

const brand = import.meta.env.VITE_BRAND_NAME;
const pages = [
  '/about-us',
  '/service',
  '/faq',
  '/download',
  '/terms-of-use',
  '/privacy-policy',
] as const satisfies ReadPath[];

/** Links from an informational page to the others; in the wrapper without that on installing (O-43). */
export function MoreToRead({ from }: { from: (typeof pages)[number] }) {
  const t = words.use();
  return (
    <nav className={`${css['more']} ${layout['rows']}`} aria-label={t('alsoRead')}>
      {pages
        .filter((path) => path !== from && !(path === '/download' && isInWrapper()))
        .map((path) => (
          <ListRow key={path} href={href(path)} title={t(readPaths[path], { brand })} />
        ))}
    </nav>
  );
}
