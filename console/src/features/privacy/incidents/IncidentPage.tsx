import type { IncidentRow } from '@jurilien/rows/privacy';
import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ActionButton } from '../../../components/commands/ActionButton';
import { CommandDialog } from '../../../components/commands/CommandDialog';
import { useActions } from '../../../components/commands/useActions';
import { BackLink } from '../../../components/page/BackLink';
import { columns, main, side } from '../../../components/page/columns';
import { RecordPage } from '../../../components/page/RecordPage';
import { useDocumentTitle } from '../../../components/page/useDocumentTitle';
import { State } from '../../../components/Tone';
import { formatDate, formatList } from '../../../format';
import { useCode, useT } from '../../../useT';
import { ActsAbout } from '../../audit';
import { INCIDENT_COMMANDS, incidentForm, type IncidentCommand } from './commands';
import { Assessment, Facts, Notifications, WhatHappened } from './IncidentParts';
import { ListedPersons } from './ListedPersons';

const Header = ({ row }: { row: IncidentRow }) => {
  const t = useT();
  const code = useCode();
  const title = t('incidents.of', { kind: code('incidentKinds', row.kind), day: formatDate(row.discoveredAt) });
  useDocumentTitle(title);
  return (
    <Box component="header" sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap', mt: 1.5, mb: 3 }}>
      <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
        {title}
      </Typography>
      <State family="incidentStates" value={row.state} large />
    </Box>
  );
};

/** The step that the law wants next. */
const nextOf = (row: IncidentRow): IncidentCommand =>
  row.state === 'Registered' ? 'AssessIncident' : row.missing.length > 0 ? 'NotifyIncident' : 'CloseIncident';

/** What has to be done next, in words. */
const Next = ({ row }: { row: IncidentRow }) => {
  const t = useT();
  const code = useCode();
  if (row.state === 'Closed') return null;
  const text =
    row.state === 'Registered'
      ? t('incidents.nextAssess')
      : row.missing.length > 0
        ? t('incidents.mustTell', { whom: formatList(row.missing.map((whom) => code('incidentRecipients', whom))) })
        : t('incidents.nextClose');
  return (
    <Alert severity={row.state === 'Registered' || row.missing.length > 0 ? 'warning' : 'info'} variant="outlined" sx={{ mb: 4 }}>
      {text}
    </Alert>
  );
};

const Page = ({ row }: { row: IncidentRow }) => {
  const t = useT();
  const code = useCode();
  const [open, setOpen] = useState<IncidentCommand>();
  const whyNot = useActions('incidents', [row.id]);
  return (
    <>
      <BackLink to="/privacy/incidents">{t('incidents.title')}</BackLink>
      <Header row={row} />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 4 }}>
        {INCIDENT_COMMANDS.map((command) => (
          <ActionButton
            key={command}
            variant={command === nextOf(row) ? 'contained' : 'outlined'}
            why={whyNot(row.id, command)}
            onClick={() => setOpen(command)}
          >
            {t(command === 'RegisterIncident' ? 'incidents.complete' : `actions.${command}`)}
          </ActionButton>
        ))}
      </Box>
      <Next row={row} />
      <Box sx={columns}>
        <Box sx={main}>
          <WhatHappened row={row} />
          <Assessment row={row} />
          <ListedPersons incidentId={row.id} />
          <ActsAbout subject={`incident-${row.id}`} title={t('incidents.timeline')} empty={t('incidents.noActs')} />
        </Box>
        <Box sx={side}>
          <Facts row={row} />
          <Notifications row={row} />
        </Box>
      </Box>
      {open && <CommandDialog key={open} command={incidentForm(open, row, { t, code })} onClose={() => setOpen(undefined)} />}
    </>
  );
};

/** N04: one incident. */
export default function IncidentPage() {
  const { id = '' } = useParams();
  const query = useGetOne<IncidentRow>('incidents', { id });
  return (
    <RecordPage query={query} notFound="incidents.notFound">
      {(row) => <Page row={row} />}
    </RecordPage>
  );
}
