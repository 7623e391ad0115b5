import type { FollowUpRow } from '@jurilien/rows/follow-ups';
import { Box } from '@mui/material';
import { Countdown } from '../../components/Countdown';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import { AboutFollowUp } from './AboutFollowUp';
import { FollowUpButtons, type Acts } from './FollowUpButtons';
import { PriorityTag } from './PriorityTag';

/** One follow-up in a panel: what it is about, until when, who has it, and what can be done with it. */
export const FollowUpLine = ({ row, acts }: { row: FollowUpRow; acts: Acts }) => {
  const t = useT();
  const staff = useStaff();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: '.8125rem',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <AboutFollowUp row={row} />
        <Box component="span" sx={{ fontWeight: 600 }}>
          {t(`followUps.kind.${row.kind}`)}
          {row.rule && ` ${row.rule}`}
        </Box>
        <PriorityTag row={row} />
        <Box sx={{ ml: 'auto' }}>
          <Countdown at={row.dueAt} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', color: 'text.secondary' }}>
        {row.province && <span>{row.province}</span>}
        {row.assigneeId && <span>{t('followUps.by', { name: staff.nameOf(row.assigneeId) })}</span>}
        <FollowUpButtons row={row} acts={acts} />
      </Box>
    </Box>
  );
};
