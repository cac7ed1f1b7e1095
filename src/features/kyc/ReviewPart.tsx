import { useSnapshot } from 'valtio';
import { isDay } from '#shared/forms/person.ts';
import { language, locales } from '#i18n/language.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDay } from '#i18n/dates.ts';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import { Progress } from '#ui/states/Progress.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import hidden from '#ui/visuallyHidden.module.css';
import css from './KycScreen.module.css';
import { nameOf } from './names.ts';
import { isIdType, namesOf, type Step, type TextName } from './steps.ts';
import type { Application } from './useApplication.ts';
import { words } from './words.en.ts';

interface ReviewPartProps {
  application: Application;
  at: (step: Step) => string;
}

/** Summary before the application is sent, with a link to change each part; shows the progress while it is sent. */
export function ReviewPart({ application, at }: ReviewPartProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { form, pictures, sides, received } = application;
  const { values, busy } = form;
  const sent = sides.filter((side) => pictures.of(side)?.fileId || received(side)).length;
  function shown(name: TextName) {
    const text = values[name].trim();
    if (name === 'idType') return isIdType(text) && t(text);
    return isDay(text) && (name === 'birthday' || name === 'expiry')
      ? formatDay(Date.parse(text), locales[code])
      : text;
  }

  const state = (side: (typeof sides)[number]) => {
    const way = pictures.upload(side);
    if (way === 'sending') return <Badge>{t('sending')}</Badge>;
    if (way === 'failed') return <Badge kind="bad">{t('failed')}</Badge>;
    const there = pictures.of(side)?.fileId || received(side);
    return <Badge kind={there ? 'good' : 'plain'}>{t(there ? 'sent' : 'waiting')}</Badge>;
  };

  return (
    <div className={layout['stack4']}>
      {(['type', 'details', 'address'] as const).map((step) => (
        <Card key={step}>
          <Head part={t(step)} to={at(step)} />
          <Facts plain>
            {(namesOf[step] as readonly TextName[]).map((name) => (
              <Fact key={name} name={t(nameOf(name)!)}>
                {shown(name)}
              </Fact>
            ))}
          </Facts>
        </Card>
      ))}
      <Card>
        <Head part={t('pictures')} to={at('pictures')} />
        <ul className={css['thumbs']}>
          {sides.map((side) => (
            <li key={side} className={css['thumb']}>
              {pictures.of(side) && <img src={pictures.of(side)!.image} alt="" />}
              <span>{t(`side${side}`)}</span>
              {state(side)}
            </li>
          ))}
        </ul>
        {(busy || sent > 0) && (
          <output>
            <Progress label={t('sentOf', { n: sent, of: sides.length })} value={sent} max={sides.length} />
          </output>
        )}
        <p className={typography['caption']}>{t('sendingNote')}</p>
      </Card>
    </div>
  );
}

function Head({ part, to }: { part: string; to: string }) {
  const t = words.use();
  return (
    <div className={css['head']}>
      <h3 className={typography['subheading']}>{part}</h3>
      <LinkButton to={to} kind="quiet">
        <span aria-hidden="true">{t('change')}</span>
        <span className={hidden['unseen']}>{t('changeOf', { part })}</span>
      </LinkButton>
    </div>
  );
}
