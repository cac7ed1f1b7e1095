import { Link } from 'wouter';
import { href } from '#nav/href.ts';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import css from '../Article.module.css';
import { useBrandText } from '../Blocks.tsx';
import { faq } from '../faq.ts';
import { questionsHere } from '../findQuestions.ts';
import { Read } from '../Read.tsx';
import { words } from '../words.en.ts';

/** All questions of the FAQ by topic, each a link to its answer (SV-04). */
export function Questions() {
  const t = words.use();
  const withBrand = useBrandText();
  const exists = useKnownAddress();
  return (
    <section className={css['topic']}>
      <h2>{t('faq')}</h2>
      <Read source={faq}>
        {(topics) =>
          questionsHere(topics, exists).map(({ id, title, questions }) => (
            <Disclosure key={id} title={withBrand(title)}>
              <ul className={css['links']}>
                {questions.map((question) => (
                  <li key={question.id}>
                    <Link href={`${href('/faq')}#${question.id}`} className={css['onward']}>
                      {withBrand(question.q)}
                    </Link>
                  </li>
                ))}
              </ul>
            </Disclosure>
          ))
        }
      </Read>
    </section>
  );
}
