import type { LeadRow } from '@jurilien/rows/processes';
import { Box } from '@mui/material';
import { LiveList } from '../../components/list/LiveList';
import { State } from '../../components/Tone';
import { formatMoment } from '../../format';
import { mayRead, me, whyNotAs } from '../../roles';
import { useCode, useT } from '../../useT';
import { ExportButton } from '../exports';
import { Marks, Next } from '../lead';
import { ForCaller } from '../privacy';
import { ByPhone } from './ByPhone';
import { useLeadBulk } from './lead-bulk';
import { useLeadColumns } from './lead-columns';
import { SUBMITTED, useLeadFilters, useLeadSelects, useLeadViews } from './lead-filters';
import { ListOrBoard } from './ListOrBoard';

/** A request on a phone. */
const Card = ({ row }: { row: LeadRow }) => {
  const code = useCode();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, fontSize: '.8125rem' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <State family="states" value={row.state} />
        <Next lead={row} />
      </Box>
      <Box>
        {code('lawyerTypes', row.lawyerType)} · {[row.city, row.province].filter(Boolean).join(', ')} · {row.clientName ?? '–'}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, color: 'text.secondary' }}>
        <Marks lead={row} all />
        <span>{formatMoment(row.createdAt)}</span>
      </Box>
    </Box>
  );
};

/** X13: every request, dense, live, by saved view. */
export default function LeadList() {
  const t = useT();
  return (
    <LiveList<LeadRow>
      resource="leads"
      view="leads"
      title={t('leads.title')}
      search={t('list.searchLeads')}
      aside={({ filter }) => (
        <>
          <ByPhone />
          {!whyNotAs(me().role, 'FilePrivacyRequest') && !mayRead(me().role, 'privacy-cases') && <ForCaller small />}
          <ExportButton what="leads" filter={filter} />
          <ListOrBoard />
        </>
      )}
      views={useLeadViews()}
      columns={useLeadColumns()}
      filter={SUBMITTED}
      sort={{ field: 'createdAt', order: 'DESC' }}
      selects={useLeadSelects()}
      more={useLeadFilters()}
      bulk={useLeadBulk()}
      href={(row) => `/leads/${row.id}`}
      rowName={(row) => row.code ?? '····'}
      emphasis={(row) => row.urgent === true}
      empty={t('leads.empty')}
      emptyText={t('leads.emptyText')}
      card={(row) => <Card row={row} />}
    />
  );
}
