import { MEETING_POINTS } from '@jurilien/reference';
import type { MeetingRow } from '@jurilien/rows/scheduling';
import { Box, Checkbox, FormControlLabel, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useActions } from '../../components/commands/useActions';
import { useCommand } from '../../components/commands/useCommand';
import { Facts, Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { formatDate, formatFull, formatMoment } from '../../format';
import { mayRead, me } from '../../roles';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';

/** Whom the meeting is with: a link to their page, for who may read it. */
const Subject = ({ row }: { row: MeetingRow }) => {
  const t = useT();
  const may = (screen: string) => mayRead(me().role, screen);
  const link = (to: string, label: string) => (
    <MuiLink component={Link} to={to}>
      {label}
    </MuiLink>
  );
  if (row.subjectKind === 'professional')
    return may('lawyers') ? link(`/lawyers/${row.subjectId}`, t('meetings.professional')) : <>{t('meetings.professional')}</>;
  if (row.subjectKind === 'candidate')
    return may('candidates') ? link('/candidates', t('meetings.candidate')) : <>{t('meetings.candidate')}</>;
  const label = row.code ? t('meetings.request', { code: row.code }) : t('meetings.requestBare');
  return may('leads') ? link(`/leads/${row.subjectId}`, label) : <>{label}</>;
};

/** Purpose, people, time, and what came of it. */
export const FactsOf = ({ row }: { row: MeetingRow }) => {
  const t = useT();
  const code = useCode();
  const staff = useStaff();
  const when = row.startsAt ? formatFull(row.startsAt) : t('meetings.notYet', { day: formatDate(row.until) });
  return (
    <Panel title={t('meetings.what')}>
      <Facts
        rows={[
          [t('meetings.what'), code('meetingKinds', row.kind)],
          [t('meetings.who'), <Subject key="who" row={row} />],
          [t('meetings.host'), row.staffId ? staff.nameOf(row.staffId) : t('meetings.noOneYet')],
          [t('meetings.when'), when],
          ...(row.wallTime ? ([[t('meetings.theirTime'), `${row.wallTime.replace('T', ' ')} (${row.zone})`]] as [string, string][]) : []),
          [t('meetings.mode'), code('meetingModes', row.mode)],
          [t('meetings.length'), t('meetings.minutes', { n: row.minutes })],
          [t('meetings.province'), code('provinces', row.province)],
          ...(row.outcome ? ([[t('meetings.outcome'), code('meetingOutcomes', row.outcome)]] as [string, string][]) : []),
          ...(row.next ? ([[t('meetings.next'), code('meetingNext', row.next)]] as [string, string][]) : []),
          ...(row.cancelReason ? ([[t('meetings.cancelled'), code('meetingReasons', row.cancelReason)]] as [string, string][]) : []),
        ]}
      />
    </Panel>
  );
};

/** What to go through; each tick is kept at once. */
export const Checklist = ({ row }: { row: MeetingRow }) => {
  const t = useT();
  const code = useCode();
  const whyNot = useActions('meetings', [row.id]);
  const { run, problem, busy } = useCommand();
  const why = whyNot(row.id, 'CheckMeeting');
  const tick = (point: string, on: boolean) =>
    void run(
      'CheckMeeting',
      { meetingId: row.id, done: on ? [...row.done, point] : row.done.filter((each) => each !== point) },
      { quiet: true },
    );
  return (
    <Panel title={t('meetings.checklist')}>
      <ProblemAlert problem={problem} />
      {why && row.state === 'Invited' && (
        <Typography color="text.secondary" sx={{ fontSize: '.8125rem' }}>
          {t('meetings.checklistLater')}
        </Typography>
      )}
      <Box role="group" aria-label={t('meetings.checklist')} sx={{ display: 'grid' }}>
        {MEETING_POINTS[row.kind].map((point) => (
          <FormControlLabel
            key={point}
            label={code('meetingPoints', point)}
            control={
              <Checkbox
                size="small"
                checked={row.done.includes(point)}
                disabled={why !== undefined || busy !== undefined}
                onChange={(_, on) => tick(point, on)}
              />
            }
          />
        ))}
      </Box>
    </Panel>
  );
};

export const Preparation = ({ row }: { row: MeetingRow }) => {
  const t = useT();
  return (
    <Panel title={t('meetings.preparation')}>
      <Typography sx={{ whiteSpace: 'pre-wrap', fontSize: '.875rem' }} color={row.preparation ? 'text.primary' : 'text.secondary'}>
        {row.preparation ?? t('meetings.nothingPrepared')}
      </Typography>
    </Panel>
  );
};

/** Notes, the newest first, each with who reads it. */
export const Notes = ({ row }: { row: MeetingRow }) => {
  const t = useT();
  const staff = useStaff();
  const notes = [...(row.notes ?? [])].reverse();
  return (
    <Panel title={t('meetings.notes')}>
      {notes.length === 0 && (
        <Typography color="text.secondary" sx={{ fontSize: '.8125rem' }}>
          {t('meetings.noNotes')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {notes.map(({ at, by, note, shared }) => (
          <li key={at}>
            <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', fontSize: '.8125rem', color: 'text.secondary' }}>
              {t('meetings.noteBy', { name: staff.nameOf(by), time: formatMoment(at) })}
              <Tag tone={shared ? 'info' : 'neutral'}>{t(shared ? 'meetings.shared' : 'meetings.internal')}</Tag>
            </Box>
            <Typography sx={{ whiteSpace: 'pre-wrap', fontSize: '.875rem' }}>{note}</Typography>
          </li>
        ))}
      </Box>
    </Panel>
  );
};
