import { Alert, Autocomplete, Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { clockOf, type MailSchedule, minutesOf, nextRun, weekdayWords } from '@jurilien/reference';
import { useState } from 'react';
import type { Problem } from '../../../api/http';
import { ActionButton } from '../../../components/commands/ActionButton';
import { FormDialog } from '../../../components/commands/FormDialog';
import { ProblemAlert } from '../../../components/commands/ProblemAlert';
import { useCommand } from '../../../components/commands/useCommand';
import { formatList } from '../../../format';
import { locale } from '../../../locale';
import { useStaff } from '../../../useStaff';
import { useT } from '../../../useT';
import { mailTime, nextMailText, scheduleText } from './mail-words';
import { MailRuns } from './MailRuns';
import type { SavedOne } from './saved';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const DAYS = Array.from({ length: 31 }, (_, n) => n + 1);
const EVERY = ['day', 'week', 'month'] as const;
type Every = (typeof EVERY)[number];

/** What is typed so far. */
interface Typed {
  readonly every: Every;
  readonly weekdays: readonly number[];
  readonly day: number;
  readonly clock: string;
  readonly recipients: readonly string[];
}
const FIRST: Typed = { every: 'week', weekdays: [1], day: 1, clock: '07:30', recipients: [] };
const typedOf = (mail: SavedOne['mail']): Typed =>
  mail ? { ...FIRST, ...mail.schedule, clock: clockOf(mail.schedule.minute), recipients: mail.recipients } : FIRST;

/** The schedule that is typed; nothing while it names no day or no time. */
function scheduleOf({ every, weekdays, day, clock }: Typed): MailSchedule | undefined {
  const minute = minutesOf(clock, false);
  if (minute === undefined || (every === 'week' && weekdays.length === 0)) return undefined;
  return every === 'day' ? { every, minute } : every === 'week' ? { every, minute, weekdays } : { every, minute, day };
}

/** Whom the API would not have it mailed to. */
const strangersOf = (problem: Problem | undefined, { recipients }: Typed): readonly string[] =>
  (problem?.errors ?? []).flatMap(({ field }) => recipients[Number(/recipients\.(\d+)$/.exec(field)?.[1])] ?? []);

interface Part {
  readonly typed: Typed;
  readonly put: (part: Partial<Typed>) => void;
}

const When = ({ typed, put }: Part) => {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <TextField
        select
        label={t('reports.mail.every')}
        value={typed.every}
        sx={{ minWidth: 160 }}
        onChange={({ target }) => put({ every: EVERY.find((every) => every === target.value) ?? 'week' })}
      >
        {EVERY.map((every) => (
          <MenuItem key={every} value={every}>
            {t(`reports.mail.each.${every}`)}
          </MenuItem>
        ))}
      </TextField>
      {typed.every === 'week' && (
        <ToggleButtonGroup
          aria-label={t('reports.mail.weekdays')}
          size="small"
          value={typed.weekdays}
          onChange={(_, weekdays: number[]) => put({ weekdays })}
        >
          {WEEKDAYS.map((weekday) => (
            <ToggleButton key={weekday} value={weekday}>
              {weekdayWords(weekday, locale, 'short')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {typed.every === 'month' && (
        <TextField
          select
          label={t('reports.mail.day')}
          value={typed.day}
          sx={{ minWidth: 100 }}
          helperText={typed.day > 28 ? t('reports.mail.lastDay') : undefined}
          onChange={({ target }) => put({ day: Number(target.value) })}
        >
          {DAYS.map((day) => (
            <MenuItem key={day} value={day}>
              {day}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        type="time"
        label={t('reports.mail.clock')}
        value={typed.clock}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={({ target }) => put({ clock: target.value })}
      />
    </Box>
  );
};

/** Colleagues who may read reports. */
const Recipients = ({ typed, put, strangers }: Part & { readonly strangers: readonly string[] }) => {
  const t = useT();
  const staff = useStaff();
  const options = staff.optionsFor('SaveReport');
  const chosen = typed.recipients.map((id) => options.find(({ value }) => value === id) ?? { value: id, label: staff.nameOf(id) });
  return (
    <Autocomplete
      multiple
      options={options}
      value={chosen}
      noOptionsText={t('list.emptyFiltered')}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      onChange={(_, people) => put({ recipients: people.map(({ value }) => value) })}
      renderInput={(props) => (
        <TextField
          {...props}
          label={t('reports.mail.recipients')}
          error={strangers.length > 0}
          helperText={
            strangers.length > 0
              ? t('reports.mail.notReaders', { names: formatList(strangers.map(staff.nameOf)) })
              : t('reports.mail.recipientsHint')
          }
        />
      )}
    />
  );
};

/** Pausing, resuming and ending a mail that there is. */
const Standing = ({ report: { id: reportId, mail }, onClose }: { report: SavedOne; onClose: () => void }) => {
  const t = useT();
  const { run, busy } = useCommand();
  if (!mail) return null;
  const act = (command: 'PauseReportMail' | 'ResumeReportMail' | 'StopReportMail') => async () => {
    if (!busy && (await run(command, { reportId })).ok && command === 'StopReportMail') onClose();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: 1 }}>
        {scheduleText(mail.schedule)}. {nextMailText(t, mail)}
      </Box>
      <ActionButton variant="outlined" size="small" onClick={() => void act(mail.paused ? 'ResumeReportMail' : 'PauseReportMail')()}>
        {t(mail.paused ? 'reports.mail.resume' : 'reports.mail.pause')}
      </ActionButton>
      <ActionButton variant="outlined" size="small" color="error" onClick={() => void act('StopReportMail')()}>
        {t('reports.mail.stop')}
      </ActionButton>
    </Box>
  );
};

/** When the figures of a report are mailed and to whom, with when that is next, and what became of the last mails. */
export const ScheduleDialog = ({ report, onClose }: { report: SavedOne; onClose: () => void }) => {
  const t = useT();
  const [typed, setTyped] = useState(() => typedOf(report.mail));
  const { run, busy, problem } = useCommand();
  const schedule = scheduleOf(typed);
  const part = { typed, put: (change: Partial<Typed>) => setTyped({ ...typed, ...change }) };
  const missing = !schedule ? 'reports.mail.noDay' : typed.recipients.length === 0 ? 'reports.mail.noOne' : undefined;
  const save = async () => {
    if (missing || !schedule) return;
    const sent = await run(
      'ScheduleReportMail',
      { reportId: report.id, schedule, recipients: typed.recipients },
      { done: t('reports.mail.planned') },
    );
    if (sent.ok) onClose();
  };
  return (
    <FormDialog
      wide
      title={t('reports.mail.title', { name: report.name })}
      busy={busy !== undefined}
      act={t('reports.mail.plan')}
      onSubmit={save}
      onClose={onClose}
    >
      <ProblemAlert problem={problem} known={typed.recipients.map((_, n) => `recipients.${n}`)} />
      <Standing report={report} onClose={onClose} />
      <When {...part} />
      <Recipients {...part} strangers={strangersOf(problem, typed)} />
      <Alert severity={missing ? 'warning' : 'info'} role="status">
        {missing
          ? t(missing)
          : schedule &&
            `${scheduleText(schedule)}. ${t('reports.mail.first', { when: mailTime(nextRun(schedule, new Date().toISOString())) })}`}
      </Alert>
      <MailRuns runs={report.runs} />
    </FormDialog>
  );
};
