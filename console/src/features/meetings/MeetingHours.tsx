import { clockOf, OFFERED_ZONES, weekdayWords } from '@jurilien/reference';
import type { Answer } from '@jurilien/contracts/api';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, type Problem } from '../../api/http';
import { ActionButton } from '../../components/commands/ActionButton';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useCommand, useFieldError } from '../../components/commands/useCommand';
import { ErrorPanel } from '../../components/page/Pages';
import { Panel } from '../../components/page/Panel';
import { locale } from '../../locale';
import { me, whyNotAs } from '../../roles';
import { useT } from '../../useT';
import { blockOf, type Hours, hoursOf, toSend, type WeekBlock } from './hours';
import { OtherDays } from './OtherDays';
import { TimeSpan } from './TimeSpan';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

interface BlockProps {
  readonly block: WeekBlock;
  readonly broken: (part: string) => string | undefined;
  readonly onChange: (block: WeekBlock) => void;
  readonly onRemove: () => void;
}

/** One span of a day of the week. */
const Block = ({ block, broken, onChange, onRemove }: BlockProps) => {
  const t = useT();
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label={t('meetings.day')}
        value={block.weekday}
        sx={{ width: 130 }}
        onChange={(event) => onChange({ ...block, weekday: Number(event.target.value) })}
      >
        {WEEKDAYS.map((day) => (
          <MenuItem key={day} value={day}>
            {weekdayWords(day, locale)}
          </MenuItem>
        ))}
      </TextField>
      <TimeSpan
        span={block}
        broken={broken}
        removes={t('meetings.removeBlock', { day: weekdayWords(block.weekday, locale), from: clockOf(block.from) })}
        onChange={onChange}
        onRemove={onRemove}
      />
    </Box>
  );
};

/** How much is kept free, how soon one can be met at the earliest, and where. */
const Terms = ({ hours, put }: { hours: Hours; put: (part: Partial<Hours>) => void }) => {
  const t = useT();
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <TextField
          type="number"
          size="small"
          label={t('meetings.buffer')}
          value={hours.bufferMinutes}
          onChange={(event) => put({ bufferMinutes: event.target.value })}
        />
        <TextField
          type="number"
          size="small"
          label={t('meetings.notice')}
          value={hours.minNoticeHours}
          onChange={(event) => put({ minNoticeHours: event.target.value })}
        />
      </Box>
      <TextField
        size="small"
        label={t('meetings.videoLink')}
        value={hours.videoLink}
        onChange={(event) => put({ videoLink: event.target.value })}
      />
      <TextField
        size="small"
        label={t('meetings.address')}
        value={hours.address}
        onChange={(event) => put({ address: event.target.value })}
      />
    </>
  );
};

/** What is wrong with a field, by its path; and the paths whose field says so itself. */
const useBroken = (problem: Problem | undefined) => {
  const say = useFieldError();
  const faults = new Map(problem?.errors?.map(({ field, message }) => [field.replace(/^payload\./, ''), say(message)]));
  return { broken: (path: string) => faults.get(path), known: [...faults.keys()].filter((path) => /^(weekly|exceptions)\./.test(path)) };
};

const Editor = ({ answer }: { answer: Answer<'GET /api/meetings/hours'> }) => {
  const t = useT();
  const { run, problem, busy } = useCommand();
  const [hours, setHours] = useState<Hours>(() => hoursOf(answer));
  const { broken, known } = useBroken(problem);
  const put = (part: Partial<Hours>) => setHours((before) => ({ ...before, ...part }));
  const blocks = hours.weekly;
  return (
    <Box component="form" sx={{ display: 'grid', gap: 3 }} onSubmit={(event) => event.preventDefault()}>
      <Typography color="text.secondary" sx={{ fontSize: '.8125rem' }}>
        {t(answer.plan ? 'meetings.hoursText' : 'meetings.noHours')}
      </Typography>
      <ProblemAlert problem={problem} known={known} />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2.5 }}>
        {blocks.map((block, at) => (
          <Block
            key={at}
            block={block}
            broken={(part) => broken(`weekly.${at}.${part}`)}
            onChange={(changed) => put({ weekly: blocks.with(at, changed) })}
            onRemove={() => put({ weekly: blocks.filter((_, other) => other !== at) })}
          />
        ))}
      </Box>
      <Box>
        <Button size="small" onClick={() => put({ weekly: [...blocks, blockOf(blocks)] })}>
          {t('meetings.addBlock')}
        </Button>
      </Box>
      <OtherDays days={hours.exceptions} broken={broken} onChange={(exceptions) => put({ exceptions })} />
      <TextField select size="small" label={t('meetings.zone')} value={hours.zone} onChange={(event) => put({ zone: event.target.value })}>
        {[...new Set([hours.zone, ...OFFERED_ZONES])].map((zone) => (
          <MenuItem key={zone} value={zone}>
            {zone}
          </MenuItem>
        ))}
      </TextField>
      <Terms hours={hours} put={put} />
      <Box>
        <ActionButton
          variant="contained"
          why={busy === undefined ? whyNotAs(me().role, 'SetAvailability') : t('actions.sending')}
          onClick={() => void run('SetAvailability', toSend(hours, answer))}
        >
          {t('meetings.save')}
        </ActionButton>
      </Box>
    </Box>
  );
};

/** The hours in which the reader can be met: several spans a day, edited by keyboard or on a phone. */
export const MeetingHours = () => {
  const t = useT();
  const query = useQuery({ queryKey: ['availabilities', 'own'], queryFn: ({ signal }) => ask('GET /api/meetings/hours', { signal }) });
  return (
    <Panel title={t('meetings.hours')}>
      {query.error && !query.data && <ErrorPanel error={query.error} retry={() => void query.refetch()} />}
      {query.data && <Editor key={query.data.plan ? 'set' : 'new'} answer={query.data} />}
    </Panel>
  );
};
