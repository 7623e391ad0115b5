import type { ProspectRow } from '@jurilien/rows/prospects';
import { Box, Link as MuiLink } from '@mui/material';
import type { DragEvent } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { useActions } from '../../components/commands/useActions';
import { Loaded } from '../../components/page/Panel';
import { formatNumber } from '../../format';
import { useT } from '../../useT';
import { ProspectCard } from './ProspectCard';
import { isByHand, waysFrom, type ByHand, type Stage } from './stages';

const SHOWN = 20;

interface Props {
  readonly stage: Stage;
  /** The card that is being dragged, from whichever lane. */
  readonly dragged: ProspectRow | undefined;
  readonly onDrag: (row: ProspectRow | undefined) => void;
  readonly onMove: (row: ProspectRow, stage: ByHand) => void;
}

/** Those who stand at one stage, who came there last first. What cannot be reached by hand takes no card. */
export const Lane = ({ stage, dragged, onDrag, onMove }: Props) => {
  const t = useT();
  const query = useGetList<ProspectRow>('prospects', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'stageAt', order: 'DESC' },
    filter: { stage: [stage] },
  });
  const rows = query.data ?? [];
  const whyNot = useActions(
    'prospects',
    rows.map(({ id }) => id),
  );
  const total = query.total ?? 0;
  const title = t(`prospects.stages.${stage}`);
  const takes = isByHand(stage) && dragged !== undefined && waysFrom(dragged).includes(stage);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (dragged && isByHand(stage) && takes) onMove(dragged, stage);
    onDrag(undefined);
  };
  return (
    <Box
      component="section"
      aria-label={title}
      onDragOver={takes ? (event: DragEvent) => event.preventDefault() : undefined}
      onDrop={takes ? drop : undefined}
      sx={{
        ...{ flex: { xs: 'none', sm: '0 0 252px' }, bgcolor: 'action.hover', borderRadius: 1, p: 2, minWidth: 0 },
        ...(takes ? { outline: '2px dashed', outlineColor: 'primary.main' } : {}),
      }}
    >
      <Box
        component="h2"
        sx={{ m: 0, mb: 2, px: 1, fontSize: '.8125rem', fontWeight: 750, display: 'flex', justifyContent: 'space-between' }}
      >
        <span>{title}</span>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {query.isPending ? '' : formatNumber(total)}
        </Box>
      </Box>
      <Loaded query={query} isEmpty={rows.length === 0} empty={t('prospects.none')} lines={3}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {rows.map((row) => (
            <ProspectCard key={row.id} row={row} why={whyNot(row.id, 'MoveProspect')} onDrag={onDrag} onMove={(to) => onMove(row, to)} />
          ))}
        </Box>
        {total > SHOWN && (
          <MuiLink
            component={Link}
            to={`/prospects?filter=${encodeURIComponent(JSON.stringify({ stage: [stage] }))}`}
            sx={{ display: 'block', mt: 2, px: 1, fontSize: '.8125rem', fontWeight: 650 }}
          >
            {t('prospects.rest', { count: total - SHOWN })}
          </MuiLink>
        )}
      </Loaded>
    </Box>
  );
};
