import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import { language, locales } from '#i18n/language.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import { DateText } from '#ui/text/DateText.tsx';
import css from './KycScreen.module.css';
import { BackLink } from './BackLink.tsx';
import { words } from './words.en.ts';

interface StandingProps {
  check: Output<'kyc'>;
  passed: boolean;
  back: string;
}

/**
 * An identity check that is pending or has passed: its status, and the link back to the page that required it (KY-06).
 */
export function KycStatus({ check, passed, back }: StandingProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const day = (at: number | null | undefined) => at && <DateText at={at} locale={locales[code]} />;
  const facts = [
    [t('realName'), check.realName],
    [t('idNo'), check.idNoMasked],
    [t('sentOn'), day(check.submitTime)],
    [t('decidedOn'), passed && day(check.reviewTime)],
  ] as const;

  return (
    <>
      <Card>
        {!passed && (
          <p>
            <Badge>{t('pendingBadge')}</Badge>
          </p>
        )}
        <h2 className={css['heading']} aria-live="polite">
          {t(passed ? 'passed' : 'pending')}
        </h2>
        <p>{t(passed ? 'passedText' : 'pendingText')}</p>
        <Facts plain>
          {facts.map(([name, fact]) => (
            <Fact key={name} name={name}>
              {fact}
            </Fact>
          ))}
        </Facts>
      </Card>
      <BackLink back={back} />
    </>
  );
}
