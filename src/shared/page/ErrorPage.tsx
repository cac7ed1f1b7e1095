import { useEffect, useState } from 'react';
import { href } from '#nav/href.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Page } from './Page.tsx';
import { copyText } from '#browser/copyText.ts';
import { thrown } from '#browser/thrown.ts';
import { track } from '#nav/analytics.ts';
import { build } from '#data/updates.ts';
import { words } from '#i18n/words.en.ts';

interface ErrorPageProps {
  error: unknown;
  onRetry: () => void;
}

/** The 500 page: error details for support, and ways to go on. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const t = words.use();
  const [copied, setCopied] = useState(false);
  const code = String(error);
  const report = `${code}\n${location.pathname}\n${build}`;

  useEffect(() => {
    track('error_shown', { kind: 'bug' });
    thrown.take({ error });
  }, [error]);

  const copy = async () => {
    if (await copyText(report)) setCopied(true);
  };

  return (
    <Page title={t('brokenTitle')}>
      <EmptyState picture="/icons/states/error.svg" title={t('errorCode')} text={t('brokenText')}>
        <code>{code}</code>
        <p>{t('build', { build })}</p>
        <Button kind="gold" onClick={onRetry}>
          {t('retry')}
        </Button>
        <Button onClick={() => void copy()}>{copied ? t('copied') : t('copy')}</Button>
        {/* Reloads the app, as this one is broken. */}
        <a href={href('/service')} className={buttonClass('quiet')}>
          {t('help')}
        </a>
      </EmptyState>
    </Page>
  );
}
