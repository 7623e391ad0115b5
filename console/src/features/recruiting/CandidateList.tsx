import type { CandidateRow } from '@jurilien/rows/recruiting';
import { featureRecruit } from '@jurilien/reference';
import { Box } from '@mui/material';
import { FeatureOff } from '../../components/FeatureOff';
import { useState } from 'react';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { LiveList, type Column } from '../../components/list/LiveList';
import { State } from '../../components/Tone';
import { every } from '../../every';
import { formatDate, formatList, formatMoment } from '../../format';
import { useRegion } from '../../regions';
import { useCode, useT, type Translate } from '../../useT';
import { CandidateDialog } from './CandidateDialog';

const TYPES = every<CandidateRow['type']>()('student', 'articling', 'graduate', 'assistant', 'paralegal');
const found = { state: ['anonymous', 'open'] };
const viewsOf = (t: Translate) => [
  { key: 'all', label: t('candidates.all'), filter: {} },
  { key: 'found', label: t('candidates.found'), filter: found },
  { key: 'hidden', label: t('candidates.hidden'), filter: { state: ['hidden', 'stale'] } },
  { key: 'closed', label: t('candidates.closed'), filter: { state: ['closed'] } },
];

/** N08: who looks for work in law, how they may be found, and the day they are forgotten. */
export default function CandidateList() {
  const t = useT();
  const code = useCode();
  const region = useRegion();
  const [shown, setShown] = useState<CandidateRow>();
  const [command, setCommand] = useState<Command>();
  const columns: Column<CandidateRow>[] = [
    { key: 'name', label: t('candidates.name'), cell: () => null },
    { key: 'type', label: t('candidates.type'), sort: 'type', cell: (row) => code('candidateTypes', row.type) },
    { key: 'state', label: t('candidates.state'), sort: 'state', cell: (row) => <State family="candidateStates" value={row.state} /> },
    { key: 'regions', label: t('candidates.regions'), wide: true, cell: (row) => formatList(row.regions.map((r) => region(r))) },
    { key: 'cv', label: t('candidates.cv'), cell: (row) => t(row.cv ? 'candidates.yes' : 'candidates.no') },
    { key: 'saidAt', label: t('candidates.said'), sort: 'saidAt', cell: (row) => formatMoment(row.saidAt) },
    { key: 'eraseAt', label: t('candidates.erased'), sort: 'eraseAt', cell: (row) => formatDate(row.eraseAt) },
  ];
  return (
    <>
      <LiveList<CandidateRow>
        resource="candidates"
        view="candidate-files"
        title={t('candidates.title')}
        above={<FeatureOff feature={featureRecruit} />}
        search={t('candidates.search')}
        columns={columns}
        sort={{ field: 'saidAt', order: 'DESC' }}
        views={viewsOf(t)}
        selects={[
          { field: 'type', label: t('candidates.type'), options: TYPES.map((value) => ({ value, label: code('candidateTypes', value) })) },
        ]}
        onOpen={setShown}
        rowName={(row) => row.name ?? '–'}
        empty={t('candidates.empty')}
        emptyText={t('candidates.emptyText')}
        card={(row) => (
          <Box sx={{ display: 'grid', gap: 1, fontSize: '.8125rem' }}>
            <Box>
              <State family="candidateStates" value={row.state} /> {code('candidateTypes', row.type)}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>{formatMoment(row.saidAt)}</Box>
          </Box>
        )}
      />
      {shown && (
        <CandidateDialog
          row={shown}
          onClose={() => setShown(undefined)}
          onCommand={(chosen) => {
            setShown(undefined);
            setCommand(chosen);
          }}
        />
      )}
      {command && <CommandDialog command={command} onClose={() => setCommand(undefined)} />}
    </>
  );
}
