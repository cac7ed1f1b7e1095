import type { MouseEvent, ReactNode } from 'react';
import { movesLess } from '#data/preferences.ts';
import { Card } from '#ui/Card.tsx';
import { cardClass } from '#ui/cardClass.ts';
import { Blocks, useBrandText } from './Blocks.tsx';
import css from './Article.module.css';
import type { LongText, longText } from './longText.ts';
import { Read } from './Read.tsx';
import { words } from './words.en.ts';

interface ArticleProps {
  source: ReturnType<typeof longText<LongText>>;
  /** Content between the introduction and the first section. */
  children?: ReactNode;
  /** Shows a table of contents. */
  contents?: boolean;
  /** Highlights the introduction, as the most important part of the page. */
  lit?: boolean;
}

/** A long text in sections. */
export function Article({ source, children, contents = false, lit = false }: ArticleProps) {
  const withBrand = useBrandText();
  return (
    <Read source={source}>
      {({ intro, sections }) => (
        <>
          {lit ? (
            <Card>
              <p className={css['intro']}>{withBrand(intro)}</p>
            </Card>
          ) : (
            <p className={css['intro']}>{withBrand(intro)}</p>
          )}
          {children}
          {contents && <Contents sections={sections} />}
          {sections.map(({ id, title, body }) => (
            <section key={id} className={css['section']}>
              <h2 id={id} tabIndex={-1}>
                {withBrand(title)}
              </h2>
              <Blocks of={body} />
            </section>
          ))}
        </>
      )}
    </Read>
  );
}

/** Table of contents. Going to a section adds no history entry: Back leaves the page. */
function Contents({ sections }: Pick<LongText, 'sections'>) {
  const t = words.use();
  const withBrand = useBrandText();
  const jump = (event: MouseEvent, id: string) => {
    event.preventDefault();
    const heading = document.getElementById(id);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ behavior: movesLess() ? 'instant' : 'smooth' });
  };
  return (
    <nav className={`${cardClass()} ${css['contents']}`} aria-label={t('contents')}>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => jump(event, id)}>
              {withBrand(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
