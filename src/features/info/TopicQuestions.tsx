import { Link } from 'wouter';
import { href } from '#nav/href.ts';
import { isKnownAddress } from '#nav/isKnownAddress.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Blocks, useBrandText } from './Blocks.tsx';
import css from './Article.module.css';
import { readPaths } from './readPath.ts';
import type { Topic } from './texts/faq.ts';
import { words } from './words.en.ts';

const brand = import.meta.env.VITE_BRAND_NAME;

interface TopicQuestionsProps {
  topic: Topic;
  /** The answers are expanded. */
  open: boolean;
  /** The linked question, which is expanded. */
  linkedId: string;
}

/** The questions of one topic; each expands to its answer. */
export function TopicQuestions({ topic, open, linkedId }: TopicQuestionsProps) {
  const t = words.use();
  const withBrand = useBrandText();
  return (
    <section className={css['topic']}>
      <h2>{withBrand(topic.title)}</h2>
      {topic.questions.map(({ id, q, a, links = [] }) => (
        <Disclosure key={id} id={id} open={open || id === linkedId} title={withBrand(q)}>
          <div className={css['answer']}>
            <Blocks of={a} />
            {links
              .filter((path) => isKnownAddress(path))
              .map((path) => (
                <Link key={path} href={href(path)} className={css['onward']}>
                  {t(readPaths[path], { brand })}
                </Link>
              ))}
          </div>
        </Disclosure>
      ))}
    </section>
  );
}
