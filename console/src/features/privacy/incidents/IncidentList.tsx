import type { IncidentRow } from '@jurilien/rows/privacy';
import { Box } from '@mui/material';
import { useState } from 'react';
import { ActionButton } from '../../../components/commands/ActionButton';
import { CommandDialog } from '../../../components/commands/CommandDialog';
import { LiveList, type Column } from '../../../components/list/LiveList';
import { State } from '../../../components/Tone';
import { every } from '../../../every';
import { formatDate, formatList, formatMoment, formatNumber } from '../../../format';
import { useOnline } from '../../../layout/NetworkBars';
import { me, whyNotAs } from '../../../roles';
import { useCode, useT } from '../../../useT';
import { PrivacyTabs } from '../PrivacyTabs';
import { registerForm } from './commands';
import { ExportIncidents } from './ExportIncidents';

const open = { state: ['Registered', 'Assessed', 'Notified'] };

const useMissing = () => {
  const code = useCode();
  return (row: IncidentRow) => (row.missing.length > 0 ? formatList(row.missing.map((whom) => code('incidentRecipients', whom))) : '–');
};

const useColumns = (): Column<IncidentRow>[] => {
  const t = useT();
  const code = useCode();
  const missing = useMissing();
  return [
    { key: 'discoveredAt', label: t('incidents.discovered'), sort: 'discoveredAt', cell: () => null },
    { key: 'kind', label: t('incidents.kind'), sort: 'kind', cell: (row) => code('incidentKinds', row.kind) },
    { key: 'state', label: t('incidents.state'), sort: 'state', cell: (row) => <State family="incidentStates" value={row.state} /> },
    { key: 'persons', label: t('incidents.persons'), sort: 'persons', cell: (row) => formatNumber(row.persons) },
    { key: 'missing', label: t('incidents.missing'), wide: true, cell: missing },
    { key: 'occurredAt', label: t('incidents.occurred'), sort: 'occurredAt', hidden: true, cell: (row) => formatMoment(row.occurredAt) },
    { key: 'assessedAt', label: t('incidents.assessed'), sort: 'assessedAt', cell: (row) => formatDate(row.assessedAt) },
    { key: 'closedAt', label: t('incidents.closed'), sort: 'closedAt', cell: (row) => formatDate(row.closedAt) },
  ];
};

const Card = ({ row }: { row: IncidentRow }) => {
  const t = useT();
  const code = useCode();
  const missing = useMissing();
  return (
    <Box sx={{ display: 'grid', gap: 1, fontSize: '.8125rem' }}>
      <Box>
        <State family="incidentStates" value={row.state} /> {code('incidentKinds', row.kind)}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{t('incidents.concernedCount', { count: row.persons })}</Box>
      {row.missing.length > 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          {t('incidents.missing')} {missing(row)}
        </Box>
      )}
    </Box>
  );
};

/** The button that begins an incident, with its form. */
const Register = () => {
  const t = useT();
  const code = useCode();
  const online = useOnline();
  const [id, setId] = useState<string>();
  return (
    <>
      <ActionButton
        variant="contained"
        why={online ? whyNotAs(me().role, 'RegisterIncident') : t('actions.why.offline')}
        onClick={() => setId(crypto.randomUUID())}
      >
        {t('incidents.register')}
      </ActionButton>
      {id && <CommandDialog command={registerForm({}, id, { t, code })} onClose={() => setId(undefined)} />}
    </>
  );
};

/** N04: the register of confidentiality incidents. */
export default function IncidentList() {
  const t = useT();
  const code = useCode();
  const columns = useColumns();
  return (
    <LiveList<IncidentRow>
      resource="incidents"
      view="incidents"
      title={t('incidents.title')}
      above={<PrivacyTabs />}
      columns={columns}
      sort={{ field: 'discoveredAt', order: 'DESC' }}
      filter={open}
      aside={
        <>
          <ExportIncidents />
          <Register />
        </>
      }
      views={[
        { key: 'open', label: t('incidents.open'), filter: open },
        { key: 'toAssess', label: t('incidents.toAssess'), filter: { state: ['Registered'] }, counted: true },
        { key: 'closed', label: t('incidents.closedOnes'), filter: { state: ['Closed'] } },
        { key: 'all', label: t('incidents.all'), filter: {} },
      ]}
      selects={[
        {
          field: 'kind',
          label: t('incidents.kind'),
          options: every<IncidentRow['kind']>()('access', 'use', 'disclosure', 'loss', 'other').map((value) => ({
            value,
            label: code('incidentKinds', value),
          })),
        },
      ]}
      more={[{ field: 'discoveredAt', label: t('incidents.discovered'), kind: 'day' }]}
      href={(row) => `/privacy/incidents/${row.id}`}
      rowName={(row) => formatMoment(row.discoveredAt)}
      empty={t('incidents.empty')}
      emptyText={t('incidents.emptyText')}
      card={(row) => <Card row={row} />}
    />
  );
}
