import { followUpOverdueDays } from '@jurilien/reference';
import type { FollowUpRow } from '@jurilien/rows/follow-ups';
import { Tag } from '../../components/Tone';
import { placeOf } from '../../in-force/place';
import { useConfig } from '../../in-force/useConfig';
import { useT } from '../../useT';

/** Says that a follow-up comes before the others, and why; nothing for the others. */
export const PriorityTag = ({ row }: { row: FollowUpRow }) => {
  const t = useT();
  const config = useConfig();
  return (
    row.priority === 'high' && (
      <Tag tone="danger" title={t('followUps.firstHint', { days: config.value(followUpOverdueDays, placeOf(row.province)) })}>
        {t('followUps.first')}
      </Tag>
    )
  );
};
