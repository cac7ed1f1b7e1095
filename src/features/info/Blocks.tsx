import { useSnapshot } from 'valtio';
import { fill } from '#i18n/catalogue.ts';
import { language, locales } from '#i18n/language.ts';
import type { Block } from './longText.ts';

const brand = import.meta.env.VITE_BRAND_NAME;

/** A function that fills the operator's name into a line of a long text. */
export function useBrandText() {
  const { code } = useSnapshot(language);
  return (text: string) => fill(text, { brand }, locales[code]);
}

/** Paragraphs and lists, in order. */
export function Blocks({ of }: { of: readonly Block[] }) {
  const withBrand = useBrandText();
  return of.map((block) =>
    typeof block === 'string' ? (
      <p key={block}>{withBrand(block)}</p>
    ) : (
      <ul key={block[0]}>
        {block.map((point) => (
          <li key={point}>{withBrand(point)}</li>
        ))}
      </ul>
    ),
  );
}
