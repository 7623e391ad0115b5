import { Box, LinearProgress, Typography } from '@mui/material';
import { Bars } from '../../components/charts/Bars';
import { Columns } from '../../components/charts/Columns';
import { ActionButton } from '../../components/commands/ActionButton';
import { useCommand } from '../../components/commands/useCommand';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { Panel } from '../../components/page/Panel';
import { quiet } from '../../components/text/who';
import { formatCents, formatDate, formatMoment } from '../../format';
import { useCode, useT } from '../../useT';
import type { RuleDetails } from './useRules';

type Report = NonNullable<NonNullable<RuleDetails['trial']>['report']>;

/** What its texts would have cost: in all, and on each day that has some. */
const Costs = ({ report: { segments, costCents, sent } }: { report: Report }) => {
  const t = useT();
  if (segments === 0) return null;
  if (costCents === undefined) return <Typography sx={{ mb: 3 }}>{t('rules.trial.noPrice')}</Typography>;
  return (
    <>
      <Typography sx={{ mb: 3 }}>{t('rules.trial.cost', { cost: formatCents(costCents) })}</Typography>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {t('rules.trial.costPerDay')}
      </Typography>
      <Columns
        label={t('rules.trial.costPerDay')}
        file="essai-cout-par-jour"
        first={t('rules.trial.day')}
        series={[{ key: 'cost', name: t('rules.trial.costOf'), tone: 'main' }]}
        rows={sent.flatMap((row) => (row.costCents === undefined ? [] : [{ name: formatDate(row.day), cost: row.costCents / 100 }]))}
        amount={(dollars) => formatCents(dollars * 100)}
      />
    </>
  );
};

/** What the draft would have sent, by day and way, and what it would not. */
const Figures = ({ report }: { report: Report }) => {
  const t = useT();
  const codes = useCode();
  const days = [...new Set(report.sent.map(({ day }) => day))].sort();
  const channels = [...new Set(report.sent.map(({ channel }) => channel))];
  const of = (day: string, channel: string): number => report.sent.find((row) => row.day === day && row.channel === channel)?.count ?? 0;
  const stopped = Object.entries(report.stopped).map(([code, n]) => ({ name: `${code} · ${codes('suppressions', code)}`, n }));
  const sent = report.sent.reduce((sum, { count }) => sum + count, 0);
  const { occurrences, waiting, deferred, segments, people, busiest, from, until } = report;
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('rules.trial.span', { from: formatDate(from), until: formatDate(until) })}</Typography>
      <Typography sx={{ mb: 3 }}>
        {t('rules.trial.figures', { occurrences, sent, waiting, deferred, segments, people, busiest })}
      </Typography>
      {days.length > 0 && (
        <Columns
          label={t('rules.trial.perDay')}
          file="essai-par-jour"
          first={t('rules.trial.day')}
          series={channels.map((channel) => ({
            key: channel,
            name: t(`rules.channels.${channel as 'sms'}`),
            tone: channel === 'sms' ? ('main' as const) : ('soft' as const),
            stack: 'all',
          }))}
          rows={days.map((day) => ({ name: formatDate(day), ...Object.fromEntries(channels.map((c) => [c, of(day, c)])) }))}
        />
      )}
      <Costs report={report} />
      {stopped.length > 0 && (
        <Bars
          label={t('rules.trial.stopped')}
          file="essai-retenus"
          rows={stopped}
          columns={[t('rules.trial.code'), t('rules.trial.count')]}
          tone="accent"
        />
      )}
    </>
  );
};

/** Examples with names masked, in both languages. */
const Samples = ({ samples }: { samples: Report['samples'] }) => {
  const t = useT();
  if (samples.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 3 }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 2 }}>
        {t('rules.trial.samples', { count: samples.length })}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {samples.map(({ at, channel, fr, en }, n) => (
          <Box component="li" key={n} sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
            <Box sx={{ ...quiet, gridColumn: '1 / -1' }}>
              {formatMoment(at)} · {t(`rules.channels.${channel as 'sms'}`)}
            </Box>
            <Box lang="fr" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {fr}
            </Box>
            <Box lang="en" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {en}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

/** The trial of the draft: begun, followed, cancelled, and what it came to. */
export const TrialPanel = ({ rule, why }: { rule: RuleDetails; why: string | undefined }) => {
  const t = useT();
  const { run, problem } = useCommand();
  const { draft, trial, trialRuns } = rule;
  const begin = () => void run('DryRunAutomationRule', { rule: rule.rule, hash: draft!.hash, runId: crypto.randomUUID() }, { quiet: true });
  const end = () => void run('CancelDryRun', { rule: rule.rule, runId: trial!.runId }, { quiet: true });
  return (
    <Panel
      title={t('rules.trial.title')}
      aside={
        trialRuns ? (
          <ActionButton variant="outlined" why={trial ? undefined : t('rules.trial.starting')} onClick={end}>
            {t('rules.trial.cancel')}
          </ActionButton>
        ) : (
          <ActionButton variant="outlined" why={why ?? (draft ? undefined : t('rules.trial.noDraft'))} onClick={begin}>
            {t('rules.trial.begin')}
          </ActionButton>
        )
      }
    >
      <ProblemAlert problem={problem} />
      <Box component="p" sx={{ ...quiet, mt: 0 }}>
        {t('rules.trial.hint')}
      </Box>
      {trialRuns && (
        <LinearProgress
          aria-label={t('rules.trial.title')}
          variant={trial && trial.total > 0 ? 'determinate' : 'indeterminate'}
          value={trial && trial.total > 0 ? Math.round((100 * trial.done) / trial.total) : 0}
          sx={{ mb: 3 }}
        />
      )}
      {trial?.report && !trialRuns && (
        <>
          <Figures report={trial.report} />
          <Samples samples={trial.report.samples} />
        </>
      )}
    </Panel>
  );
};
