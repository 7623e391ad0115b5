import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ActionButton } from '../../components/commands/ActionButton';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useCommand } from '../../components/commands/useCommand';
import { Countdown } from '../../components/Countdown';
import { Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { formatDate, formatMoment, formatNumber, formatTime } from '../../format';
import { me } from '../../roles';
import { useCode, useT } from '../../useT';
import { addressOf, pageOf } from './places';
import type { Line } from './useDashboard';

/** How a line presses, in a word; one that is late by a clock says by how much instead. */
const Pressing = ({ line: { urgency, clock } }: { line: Line }) => {
  const t = useT();
  if (urgency === 'waits' || (urgency === 'late' && clock === 'due')) return null;
  if (urgency === 'late') return <Tag tone="danger">{t(clock === 'starts' ? 'dashboard.begun' : 'dashboard.toSettle')}</Tag>;
  return <Tag tone="accent">{t('dashboard.soon')}</Tag>;
};

/** What the most urgent one is called. */
const useAbout = () => {
  const code = useCode();
  return ({ name, first }: Line): string | undefined => {
    if (!first?.about) return undefined;
    if (name === 'switchedOff') return code('switches', first.about);
    return name === 'booksWrong' ? formatDate(first.about) : first.about;
  };
};

/** The most urgent one of a line: which it is, and its time. */
const MostUrgent = ({ line }: { line: Line }) => {
  const t = useT();
  const about = useAbout()(line);
  const page = pageOf(line);
  const at = line.first?.at;
  if (!about && !at) return null;
  const time = (): ReactNode => {
    if (!at) return null;
    if (line.clock === 'due') return <Countdown at={at} />;
    return (
      <time dateTime={at}>{t(`dashboard.at.${line.clock}`, { at: line.clock === 'starts' ? formatTime(at) : formatMoment(at) })}</time>
    );
  };
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 2, flexWrap: 'wrap', color: 'text.secondary', fontSize: '.8125rem' }}>
      {about &&
        (page ? (
          <MuiLink component={Link} to={page} sx={{ fontWeight: 700 }}>
            {about}
          </MuiLink>
        ) : (
          <strong>{about}</strong>
        ))}
      {time()}
    </Box>
  );
};

type Run = ReturnType<typeof useCommand>['run'];
/** Takes the first of a line that no one holds: the next request opens at once, a follow-up becomes one’s own. */
const TakeNext = ({ line: { name, next }, run, busy }: { line: Line; run: Run; busy: boolean }) => {
  const t = useT();
  const navigate = useNavigate();
  if (!next) return null;
  const take = async (): Promise<void> => {
    if (name !== 'validation') {
      const given = (assigneeId: string | null) => ({ followUpId: next.id, assigneeId });
      await run('AssignFollowUp', given(me().id), { undo: { command: 'AssignFollowUp', payload: given(null) } });
      return;
    }
    const sent = await run('TakeLeadForValidation', { leadId: next.id }, { quiet: true, expectedVersion: next.version ?? undefined });
    if (sent.ok) await navigate(`/validations/${next.id}`);
  };
  return (
    <ActionButton variant="outlined" size="small" onClick={() => void (busy || take())}>
      {t(name === 'validation' ? 'dashboard.takeNext' : 'dashboard.takeFirst')}
    </ActionButton>
  );
};

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(28px, max-content) minmax(0,1fr)', sm: 'minmax(36px, max-content) minmax(0,1fr) auto' },
  columnGap: 3,
  rowGap: 1,
  alignItems: 'center',
  px: 4,
  py: 2.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
const TONES = { late: 'error.main', soon: 'secondary.main', waits: 'transparent' } as const;

const OneLine = ({ line, run, busy }: { line: Line; run: Run; busy: boolean }) => {
  const t = useT();
  const code = useCode();
  const { name, n, more, province, urgency } = line;
  const words = t(`dashboard.lines.${name}`, { n });
  const number = `${formatNumber(n)}${more ? '+' : ''}`;
  return (
    <Box component="li" sx={{ ...row, borderLeft: 3, borderLeftColor: TONES[urgency] }}>
      <Box component="span" aria-hidden sx={{ fontSize: '1.375rem', fontWeight: 800, fontVariantNumeric: 'tabular-nums' }}>
        {number}
      </Box>
      <Box sx={{ display: 'flex', gap: '4px 12px', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 }}>
        <MuiLink component={Link} to={addressOf(line)} sx={{ fontWeight: 650, color: 'text.primary' }} aria-label={`${number} ${words}`}>
          {words}
        </MuiLink>
        {province && <span>{code('provinces', province)}</span>}
        <Pressing line={line} />
        <MostUrgent line={line} />
      </Box>
      <Box sx={{ gridColumn: { xs: 2, sm: 3 } }}>
        <TakeNext line={line} run={run} busy={busy} />
      </Box>
    </Box>
  );
};

/** How many kinds of work press, in a sentence: how many there are of each stands in its line, and only the most urgent is surely late. */
const useSummary = () => {
  const t = useT();
  return (lines: readonly Line[]): string => {
    const late = lines.filter(({ urgency }) => urgency === 'late').length;
    if (late > 0) return t('dashboard.pressing', { n: late });
    return t(lines.some(({ urgency }) => urgency === 'soon') ? 'dashboard.nothingLate' : 'dashboard.canWait');
  };
};

/** What to do now, what is done first on top; or that all is calm. */
export const FirstThings = ({ lines }: { lines: readonly Line[] }) => {
  const t = useT();
  const summary = useSummary();
  const { run, busy, problem } = useCommand();
  if (lines.length === 0)
    return (
      <Panel title={t('dashboard.first')}>
        <Typography sx={{ fontSize: '1.0625rem', fontWeight: 700 }}>{t('dashboard.calm')}</Typography>
        <Typography color="text.secondary">{t('dashboard.calmText')}</Typography>
      </Panel>
    );
  return (
    <Panel title={t('dashboard.first')} aside={<Box sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>{summary(lines)}</Box>} flush>
      <ProblemAlert problem={problem} />
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <OneLine key={`${line.name}${line.province ?? ''}`} line={line} run={run} busy={busy !== undefined} />
        ))}
      </Box>
    </Panel>
  );
};
