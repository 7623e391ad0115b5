import { Box } from '@mui/material';
import { useState } from 'react';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { Loaded, Panel } from '../../components/page/Panel';
import { list, quiet } from '../../components/text/who';
import { formatMoment } from '../../format';
import { inLocale } from '../../locale';
import { me, whyNotAs } from '../../roles';
import { useCode, useT } from '../../useT';
import { useRuns, type Runs, type RunSubject } from './useRules';

type Waiting = Runs['waiting'][number];

/** Why a run ends, or would if it were due now. */
const useWhy = () => {
  const codes = useCode();
  return (code: string | undefined): string => (code ? `${codes('suppressions', code)} (${code})` : '');
};

const Line = ({ name, when, why, action }: { name: string; when: string; why: string; action?: React.ReactNode }) => (
  <Box component="li" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', flexWrap: 'wrap', py: 2 }}>
    <Box sx={{ minWidth: 0 }}>
      {name}
      <Box sx={quiet}>{[when, why].filter(Boolean).join(' · ')}</Box>
    </Box>
    {action}
  </Box>
);

/** The form that cancels what waits. */
const useCancel = (about: RunSubject) => {
  const t = useT();
  return ({ runId, rule, key }: Waiting): Command => ({
    command: 'CancelAutomationRun',
    label: t('rules.runs.cancel'),
    reason: true,
    fields: [],
    payload: () => ({ ...about, runId, rule, key }),
  });
};

/** The form that starts a rule by hand, with what each would meet now. */
const useStart = (about: RunSubject, startable: Runs['startable']): Command => {
  const t = useT();
  const why = useWhy();
  return {
    command: 'StartAutomationManually',
    label: t('rules.runs.start'),
    reason: true,
    note: t('rules.runs.startNote'),
    fields: [
      {
        name: 'rule',
        label: 'rules.runs.rule',
        kind: 'select',
        options: startable.map(({ rule, purpose, code }) => ({
          value: rule,
          label: [`${rule} · ${inLocale(purpose)}`, why(code)].filter(Boolean).join(' · '),
        })),
      },
    ],
    payload: ({ rule }) => {
      const { acceptanceId, professionalId } = startable.find((s) => s.rule === rule) ?? {};
      const ids = { ...(acceptanceId ? { acceptanceId } : {}), ...(professionalId ? { professionalId } : {}) };
      return { ...about, rule, runId: crypto.randomUUID(), ...ids };
    },
  };
};

/**
 * What rules will send about a request or to a professional, what they did not and why; what waits is cancelled and a rule started by hand
 * (AU2, AU4).
 */
export const RunsPanel = ({ about }: { about: RunSubject }) => {
  const t = useT();
  const why = useWhy();
  const query = useRuns(about);
  const [command, setCommand] = useState<Command>();
  const { waiting = [], ended = [], startable = [] } = query.data ?? {};
  const cancel = useCancel(about);
  const start = useStart(about, startable);
  return (
    <Panel
      title={t('rules.runs.title')}
      aside={
        <ActionButton
          variant="outlined"
          size="small"
          why={
            whyNotAs(me().role, 'StartAutomationManually') ??
            (startable.length === 0 ? t('leadId' in about ? 'rules.runs.noneToStart' : 'rules.runs.noneToStartFor') : undefined)
          }
          onClick={() => setCommand(start)}
        >
          {t('rules.runs.start')}
        </ActionButton>
      }
    >
      <Loaded query={query} isEmpty={waiting.length + ended.length === 0} empty={t('rules.runs.none')}>
        <Box component="ul" sx={list}>
          {waiting.map((run) => (
            <Line
              key={run.key}
              name={`${run.rule} · ${inLocale(run.purpose)}`}
              when={t('rules.runs.due', { at: formatMoment(run.dueAt) })}
              why={run.code ? t('rules.runs.wouldEnd', { why: why(run.code) }) : ''}
              action={
                <ActionButton size="small" why={whyNotAs(me().role, 'CancelAutomationRun')} onClick={() => setCommand(cancel(run))}>
                  {t('rules.runs.cancel')}
                </ActionButton>
              }
            />
          ))}
          {ended.map((run) => (
            <Line
              key={`${run.key} ${run.at}`}
              name={`${run.rule} · ${inLocale(run.purpose)}`}
              when={`${t(`rules.runs.states.${run.state}`)}, ${formatMoment(run.at)}`}
              why={why(run.code)}
            />
          ))}
        </Box>
      </Loaded>
      {command && <CommandDialog command={command} onClose={() => setCommand(undefined)} onDone={() => void query.refetch()} />}
    </Panel>
  );
};
