import { href } from '#nav/href.ts';
import { Check } from '#ui/forms/Check.tsx';
import typography from '#ui/typography.module.css';
import css from '../Entry.module.css';
import { words } from '../words.en.ts';

/** A character that occurs in no text: it marks the link's place in a sentence. */
const gap = '\u0000';

/** The two checkboxes that a registration requires, never ticked initially (V-08). */
export function TermsCheckboxes({ form }: { form: { box(name: 'age' | 'terms'): BoxPart } }) {
  const t = words.use();
  return (
    <div className={css['boxes']}>
      <Check {...form.box('age')} label={t('age')} />
      <Check {...form.box('terms')} label={<Linked sentence={t('terms', { terms: gap })} />} />
    </div>
  );
}

type BoxPart = Pick<Parameters<typeof Check>[0], 'name' | 'checked' | 'onChange' | 'onBlur' | 'error'>;

/** The confirmation shown to players who register by phone; it names what the form's button does. */
export function PhoneTerms({ registering = false }: { registering?: boolean }) {
  const t = words.use();
  return (
    <p className={typography['caption']}>
      <Linked sentence={t(registering ? 'registerTerms' : 'phoneTerms', { terms: gap })} />
    </p>
  );
}

/**
 * A sentence with a link to the terms in place of its gap; they open in another tab, so that the form keeps what was
 * typed.
 */
function Linked({ sentence }: { sentence: string }) {
  const t = words.use();
  const [before, after] = sentence.split(gap);
  return (
    <>
      {before}
      <a href={href('/terms-of-use')} target="_blank" rel="noreferrer">
        {t('theTerms')}
      </a>
      {after}
    </>
  );
}
