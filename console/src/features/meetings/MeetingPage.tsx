import type { MeetingRow } from '@jurilien/rows/scheduling';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ask } from '../../api/http';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { useActions } from '../../components/commands/useActions';
import { BackLink } from '../../components/page/BackLink';
import { columns, main, side } from '../../components/page/columns';
import { RecordPage } from '../../components/page/RecordPage';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { State } from '../../components/Tone';
import { formatDate, formatMoment } from '../../format';
import { useCode, useT } from '../../useT';
import { ActsAbout } from '../audit';
import { cancelForm, noteForm, outcomeForm, timeForm, type Tools } from './commands';
import { Checklist, FactsOf, Notes, Preparation } from './MeetingParts';
import { useMeetingTools } from './useMeetingTools';

const Header = ({ row }: { row: MeetingRow }) => {
  const t = useT();
  const code = useCode();
  const when = row.startsAt ? formatMoment(row.startsAt) : t('meetings.notYet', { day: formatDate(row.until) });
  const title = [code('meetingKinds', row.kind), row.code].filter(Boolean).join(' · ');
  useDocumentTitle(title);
  return (
    <Box component="header" sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap', mt: 1.5, mb: 3 }}>
      <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
        {title}
      </Typography>
      <State family="meetingStates" value={row.state} large />
      <Box sx={{ color: 'text.secondary' }}>{when}</Box>
    </Box>
  );
};

const TIMES = ['ScheduleMeeting', 'RescheduleMeeting'] as const;
const OTHERS = { RecordMeetingOutcome: outcomeForm, NoteMeeting: noteForm, CancelMeeting: cancelForm } as const;

/** Free times of the colleagues who can hold the meeting, for the form; staff can always type another time. */
const slotsFor = async (row: MeetingRow) => {
  const { slots } = await ask('GET /api/meetings/:meetingId/slots', { params: { meetingId: row.id }, query: {} }).catch(() => ({
    slots: [],
  }));
  return slots.map(({ startsAt }) => ({ value: startsAt, label: formatMoment(startsAt) }));
};

const Buttons = ({ row, tools, open }: { row: MeetingRow; tools: Tools; open: (command: Command) => void }) => {
  const t = useT();
  const whyNot = useActions('meetings', [row.id]);
  const chooseTime = async (command: (typeof TIMES)[number]) => open(timeForm(command, row, await slotsFor(row), tools));
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 4 }}>
      {TIMES.filter((command) => (command === 'ScheduleMeeting') === (row.state !== 'Scheduled')).map((command) => (
        <ActionButton key={command} variant="contained" why={whyNot(row.id, command)} onClick={() => void chooseTime(command)}>
          {t(`actions.${command}`)}
        </ActionButton>
      ))}
      {(Object.keys(OTHERS) as (keyof typeof OTHERS)[]).map((command) => (
        <ActionButton key={command} variant="outlined" why={whyNot(row.id, command)} onClick={() => open(OTHERS[command](row, tools))}>
          {t(`actions.${command}`)}
        </ActionButton>
      ))}
    </Box>
  );
};

const Page = ({ row }: { row: MeetingRow }) => {
  const t = useT();
  const tools = useMeetingTools();
  const [open, setOpen] = useState<Command>();
  return (
    <>
      <BackLink to="/meeting">{t('meetings.title')}</BackLink>
      <Header row={row} />
      <Buttons row={row} tools={tools} open={setOpen} />
      <Box sx={columns}>
        <Box sx={main}>
          <Checklist row={row} />
          <Preparation row={row} />
          <Notes row={row} />
          <ActsAbout subject={`meeting-${row.id}`} title={t('meetings.history')} empty={t('meetings.noHistory')} />
        </Box>
        <Box sx={side}>
          <FactsOf row={row} />
        </Box>
      </Box>
      {open && <CommandDialog key={open.command} command={open} onClose={() => setOpen(undefined)} />}
    </>
  );
};

/** X15: one meeting. */
export default function MeetingPage() {
  const { id = '' } = useParams();
  const query = useGetOne<MeetingRow>('meetings', { id });
  return (
    <RecordPage query={query} notFound="meetings.notFound">
      {(row) => <Page row={row} />}
    </RecordPage>
  );
}
