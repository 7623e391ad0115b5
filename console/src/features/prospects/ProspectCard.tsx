import type { ProspectRow } from '@jurilien/rows/prospects';
import { Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { Tag } from '../../components/Tone';
import { useRegion } from '../../regions';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { MoveMenu } from './MoveMenu';
import { waysFrom, type ByHand } from './stages';

interface Props {
  readonly row: ProspectRow;
  /** Why no one here may move it. */
  readonly why: string | undefined;
  readonly onDrag: (row: ProspectRow | undefined) => void;
  readonly onMove: (stage: ByHand) => void;
}

/** One prospect on the board: who it is, where, whose, and whether a message is possible. */
export const ProspectCard = ({ row, why, onDrag, onMove }: Props) => {
  const t = useT();
  const code = useCode();
  const region = useRegion();
  const { nameOf } = useStaff();
  const movable = !why && waysFrom(row).length > 0;
  return (
    <Box
      component="li"
      data-row
      draggable={movable}
      onDragStart={() => onDrag(row)}
      onDragEnd={() => onDrag(undefined)}
      sx={{
        ...{ display: 'grid', gap: 1, p: 2.5, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 },
        ...{ fontSize: '.8125rem', cursor: movable ? 'grab' : undefined, '&:hover, &:focus-within': { borderColor: 'primary.main' } },
      }}
    >
      <MuiLink component={Link} to={`/prospects/${row.id}`} sx={{ fontWeight: 750, color: 'inherit', overflowWrap: 'anywhere' }}>
        {row.name ?? '–'}
      </MuiLink>
      <Box sx={{ overflowWrap: 'anywhere' }}>{[t(`prospects.titles.${row.title}`), row.firm].filter(Boolean).join(' · ')}</Box>
      <Box sx={{ color: 'text.secondary' }}>{[region(row.region), code('provinces', row.province)].filter(Boolean).join(', ')}</Box>
      {!row.basis && !row.professionalId && <Tag tone="warning">{t('prospects.noBasisTag')}</Tag>}
      {row.lostReason && <Box sx={{ color: 'text.secondary' }}>{t(`prospects.lostReasons.${row.lostReason}`)}</Box>}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {row.ownerId ? nameOf(row.ownerId) : t('prospects.noOwner')}
        </Box>
        {waysFrom(row).length > 0 && <MoveMenu row={row} why={why} onMove={onMove} />}
      </Box>
    </Box>
  );
};
