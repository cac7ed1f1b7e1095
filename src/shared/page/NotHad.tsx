import { useSnapshot } from 'valtio';
import { words } from '#i18n/words.en.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { shellParts } from './shellParts.ts';

interface NotHadProps {
  /** What is missing: code, or data. */
  lacks: 'code' | 'data';
  /** Shown until the shell's own words have loaded. */
  text: string;
  onRetry: () => void;
}

/** Something unavailable offline: what isn't on the device, and when it loads. */
export function NotHad({ lacks, text, onRetry }: NotHadProps) {
  const t = words.use();
  const { parts } = useSnapshot(shellParts);
  if (parts) return <parts.OfflineNote lacks={lacks} onRetry={onRetry} />;
  return <ErrorState text={text} retryLabel={t('retry')} onRetry={onRetry} />;
}
