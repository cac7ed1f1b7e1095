import { useOperatorTime } from '#data/useOperatorTime.ts';
import { useReply } from '#nav/useReply.ts';
import { firstPage } from '#shared/records/pages.ts';
import { Card } from '#ui/Card.tsx';
import typography from '#ui/typography.module.css';
import layout from '#ui/layout.module.css';
import { AwardRow } from '../awards/AwardRow.tsx';
import { words } from '../words.en.ts';

/**
 * The player's rewards from events of a type, the claimable ones, and where to claim them; nothing without any
 * (BO-02).
 */
export function EventRewards({ activityType }: { activityType: number }) {
  const t = words.use();
  const now = useOperatorTime();
  const { value } = useReply('activityAwardGetLog', firstPage({ activityType }));
  if (!value || value.list.length === 0) return null;
  return (
    <Card>
      <h2 className={typography['subheading']}>{t('eventGot')}</h2>
      <ul className={`${layout['list']} ${layout['stack3']}`}>
        {value.list.map((row) => (
          <li key={row.id}>
            <AwardRow row={row} now={now} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
