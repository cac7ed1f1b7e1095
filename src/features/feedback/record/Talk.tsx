import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import { byPlayer } from '#contract/feedback/terms.ts';
import { language, locales } from '#i18n/language.ts';
import { Card } from '#ui/Card.tsx';
import { DateText } from '#ui/text/DateText.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from '../FeedbackScreen.module.css';
import { words } from '../words.en.ts';
import { StateBadge } from './StateBadge.tsx';
import { useTypeText } from './useTypeText.ts';

/** A picture from the operator; other origins' are ignored. */
const isPicture = (image: string) => /^data:image\/(jpeg|png|webp);base64,/.test(image);

/** The player's text and the answers, always as plain text (G1). */
export function Talk({ feedback }: { feedback: Readonly<Output<'feedbackDetail'>> }) {
  const t = words.use();
  const typeText = useTypeText();
  const { code } = useSnapshot(language);
  const { type, content, contact, images, time, status, replies } = feedback;
  const pictures = images.filter(isPicture);
  return (
    <>
      <Card>
        <h2 className={css['by']}>
          {typeText(type)} <StateBadge status={status} />
        </h2>
        <p className={`${css['small']} ${typography['caption']}`}>
          <DateText at={time} locale={locales[code]} />
        </p>
        <p className={css['text']}>{content}</p>
        {contact && <p className={`${css['small']} ${typography['caption']}`}>{t('reachedBy', { contact })}</p>}
        {pictures.length > 0 && (
          <ul className={`${css['shown']} ${layout['list']} ${layout['stack2']}`}>
            {pictures.map((image, place) => (
              <li key={place}>
                <img src={image} alt={t('picture', { n: place + 1 })} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <h2 className={css['by']}>{t('replies')}</h2>
      {replies.length === 0 && <p>{t('noReplies')}</p>}
      {replies.map(({ from, text, time: at }, place) => (
        <Card key={place}>
          <h3 className={css['by']}>{t(from === byPlayer ? 'you' : 'staff')}</h3>
          <p className={css['text']}>{text}</p>
          <p className={`${css['small']} ${typography['caption']}`}>
            <DateText at={at} locale={locales[code]} />
          </p>
        </Card>
      ))}
    </>
  );
}
