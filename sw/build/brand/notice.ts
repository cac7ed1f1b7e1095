import type { words } from '../../../src/i18n/ageNotice/words.en.ts';

/** The texts of the notice in a language. */
export type NoticeTexts = Readonly<Record<keyof typeof words.en, string>>;

/** A language of the app by its code, with its own name and the notice's texts in it. */
export interface NoticeLanguage {
  readonly code: string;
  readonly name: string;
  readonly texts: NoticeTexts;
}

const listed = ['officials', 'forces', 'young', 'students', 'restricted', 'licensees'] as const;
const paragraphs = ['inPrivate', 'forfeit', 'freeBonus', 'confirm'] as const;

/** A text escaped for HTML. */
export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (each) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[each]};`);

/** The form of the age notice in every language; the document shows its own language's (`notice.css`). */
export function noticeForm(languages: readonly NoticeLanguage[], brand: string): string {
  const of = (texts: NoticeTexts, key: keyof NoticeTexts) => escaped(texts[key].replaceAll('{brand}', brand));
  const each = (key: keyof NoticeTexts) =>
    languages.map(({ code, texts }) => `<span lang="${code}">${of(texts, key)}</span>`).join('');
  const nextName = (at: number) => escaped(languages[(at + 1) % languages.length]!.name);
  const bodies = languages.map(
    ({ code, texts }) =>
      `<div lang="${code}"><p>${of(texts, 'who')}</p>` +
      `<ul>${listed.map((key) => `<li>${of(texts, key)}</li>`).join('')}</ul>` +
      `${paragraphs.map((key) => `<p>${of(texts, key)}</p>`).join('')}</div>`,
  );
  return (
    `<form method="dialog"><header><h2 id="age-notice-title" tabindex="-1" autofocus>${each('title')}</h2>` +
    `<button type="button" name="language">` +
    `${languages.map(({ code }, at) => `<span lang="${code}">${nextName(at)}</span>`).join('')}</button></header>` +
    bodies.join('') +
    `<div class="foot"><button value="accept">${each('accept')}</button>` +
    `<button value="decline">${each('decline')}</button>` +
    `<p class="links"><a href="/terms-of-use">${each('terms')}</a><a href="/privacy-policy">${each('privacy')}</a></p>` +
    `</div></form>`
  );
}

/** The rules that show the notice in each further language, for the document's inline style; English is the default. */
export const noticeRules = (further: readonly string[]) =>
  further
    .map((code) => `html:not([lang=${code}]) .notice [lang=${code}],html[lang=${code}] .notice [lang=en]{display:none}`)
    .join('');
