import type { Provider } from '#contract/loginKinds.ts';

/** A letter in the provider's colour instead of its logo, which is a trademark. */
const letters: Record<Provider, { letter: string; fill: string; ink: string }> = {
  google: { letter: 'G', fill: '#ffffff', ink: '#1a56c4' },
  facebook: { letter: 'f', fill: '#1565d8', ink: '#ffffff' },
  line: { letter: 'L', fill: '#067a3c', ink: '#ffffff' },
};

/** A small badge next to a provider's name. */
export function ProviderMark({ provider }: { provider: Provider }) {
  const { letter, fill, ink } = letters[provider];
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill={fill} />
      <text x="12" y="17" textAnchor="middle" fontSize="14" fontWeight="700" fill={ink}>
        {letter}
      </text>
    </svg>
  );
}
