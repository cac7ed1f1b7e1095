import { href } from '#nav/href.ts';
import { Rules } from '#shared/draws/Rules.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Card } from '#ui/Card.tsx';
import { words } from './words.en.ts';

/** The rules of a contest, its own and the common ones, and a link to one's own limits (players RG-26, RG-29). */
export function RuleCard({ lines }: { lines: readonly string[] }) {
  const t = words.use();
  return (
    <Card>
      <h2>{t('rules')}</h2>
      <Rules lines={[...lines, t('ruleProps'), t('ruleNames')]} />
      <LinkButton to={href('/member/self-limited')}>{t('toLimits')}</LinkButton>
    </Card>
  );
}
