import { notFound } from '#contract/codes.ts';
import type { Failure } from '#contract/failure.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { failureText } from '#i18n/failureText.ts';
import { words } from '#i18n/words.en.ts';
import { NotAvailable } from './NotAvailable.tsx';
import { NotHad } from './NotHad.tsx';

interface FailedProps {
  failure: Failure | undefined;
  /** What is missing, if the operator did answer. */
  text?: string;
  onRetry: () => unknown;
  /** Some of it is on screen already. */
  partly?: boolean;
}

/**
 * The error state of something that failed to load, with a retry button; without a network it says what is missing,
 * and nothing is retried that the operator doesn't have (404).
 */
export function Failed({ failure, text, onRetry, partly = false }: FailedProps) {
  const t = words.use();
  if (failure?.kind === 'refused' && failure.code === notFound) return <NotAvailable />;
  const retry = () => void onRetry();
  const message = text ?? ((failure && failureText(failure)) || t('needsConnection'));
  if (!partly && (failure?.kind === 'offline' || (failure?.kind === 'network' && !text)))
    return <NotHad lacks="data" text={message} onRetry={retry} />;
  return <ErrorState text={message} retryLabel={t('retry')} onRetry={retry} />;
}
