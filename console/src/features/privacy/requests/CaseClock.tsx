import type { PrivacyCaseRow } from '@jurilien/rows/privacy';
import { DAY_MS } from '@jurilien/reference';
import { Tag } from '../../../components/Tone';
import { formatDate, formatFull } from '../../../format';
import { useNow } from '../../../useNow';
import { useT } from '../../../useT';
import { WAITING } from './waiting';

/** How many days are left to answer, or how late the answer is; once it is over, the day. */
export const CaseClock = ({ row }: { row: Pick<PrivacyCaseRow, 'state' | 'dueAt' | 'sounded' | 'endedAt'> }) => {
  const t = useT();
  const now = useNow();
  if (!WAITING.includes(row.state)) return <>{formatDate(row.endedAt)}</>;
  const left = Date.parse(row.dueAt) - now;
  const days = Math.ceil(Math.abs(left) / DAY_MS);
  return (
    <Tag tone={left < 0 ? 'danger' : row.sounded ? 'warning' : 'neutral'} title={formatFull(row.dueAt)}>
      {t(left < 0 ? 'privacyCases.late' : 'privacyCases.left', { count: days })}
    </Tag>
  );
};
