import { Alert, Box, FormHelperText, TextField } from '@mui/material';
import type { ConfigChangeRow } from '@jurilien/rows/configuration';
import { useState } from 'react';
import { problemOf } from '../../api/http';
import { FormDialog } from '../../components/commands/FormDialog';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useCommand, useFieldError } from '../../components/commands/useCommand';
import { ReasonInput } from '../../components/form/ReasonInput';
import { contradictionWords } from '@jurilien/reference';
import { formatMoment } from '../../format';
import { locale } from '../../locale';
import { me } from '../../roles';
import { useT, type Key as TextKey, type Translate } from '../../useT';
import { Difference, type Changed } from './Difference';
import { needsSecond, pairId } from './pairs';
import { Preview } from './preview/Preview';
import { usePreview } from './preview/usePreview';
import { objectionsOf, type ChangeState, type Objections } from './useChange';
import { instantOf } from './useDraftChange';

/** Rules about a pair that the console's other forms do not know. */
const RULES = ['unknown', 'scope', 'province', 'field', 'unchanged', 'twice', 'scheduled', 'late'] as const;
const useRule = () => {
  const t = useT();
  const say = useFieldError();
  return (message: string): string => {
    const [kind, date = ''] = message.split(/:(.*)/s);
    if (kind === 'contradicts') return contradictionWords(date)?.[locale] ?? say('invalid');
    const rule = RULES.find((one) => one === kind);
    return rule ? t(`config.rules.${rule}`, { when: formatMoment(date) }) : say(message);
  };
};

/** What is in the way of one pair, under its difference. */
const Faults = ({ pair, change, previewed }: { pair: Changed; change: ChangeState; previewed: Objections }) => {
  const rule = useRule();
  const objections = [...change.objectionsTo(pair), ...(previewed.get(pairId(pair)) ?? [])];
  const sentences = [...change.contradicting(pair.key), ...objections.map(({ message }) => rule(message))];
  return [...new Set(sentences)].map((sentence) => (
    <FormHelperText key={sentence} error>
      {sentence}
    </FormHelperText>
  ));
};

/** Changes with a date to come that this one goes before: what they would still do on their day is said before it is sent. */
export const Preempted = ({ changes }: { changes: readonly ConfigChangeRow[] }) => {
  const t = useT();
  return changes.map(({ id, effectiveAt }) => (
    <Alert key={id} severity="warning">
      {t('config.preempts', { when: formatMoment(effectiveAt) })}
    </Alert>
  ));
};

/** Whether it waits for someone else, for its day, or is applied as soon as it is sent. */
const actOf = (second: boolean, later: boolean): 'propose' | 'schedule' | 'apply' => (second ? 'propose' : later ? 'schedule' : 'apply');
const effectOf = (act: ReturnType<typeof actOf>, t: Translate) => {
  const said = t(`config.said.${act}` as TextKey);
  return { rows: [], next: '', done: said, proposed: said };
};

/** When it is to be applied: at once, or from a day and hour on. */
const When = ({ value, error, onChange }: { value: string; error?: string; onChange: (at: string | undefined) => void }) => {
  const t = useT();
  return (
    <TextField
      type="datetime-local"
      label={t('config.effectiveAt')}
      value={value}
      error={error !== undefined}
      helperText={error ?? t('config.effectiveHint')}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  );
};

/** Sends the change: what it does pair by pair, from when, and why. What the API objects to stands at its pair. */
const useSend = (change: ChangeState, act: ReturnType<typeof actOf>) => {
  const t = useT();
  const { run, busy, problem } = useCommand();
  const [commandId, renew] = useState(() => crypto.randomUUID());
  const send = async (reason: string): Promise<boolean> => {
    const { changeId, set } = change.change;
    const effectiveAt = instantOf(change.change.effectiveAt);
    const payload = {
      changeId,
      set,
      ...(effectiveAt ? { effectiveAt } : {}),
      ...(change.preempts.length > 0 ? { preempts: change.preempts.map(({ id }) => id) } : {}),
    };
    const sent = await run('ProposeConfigChange', payload, { reason, commandId, effect: effectOf(act, t) });
    if (sent.ok) {
      change.forget();
      return true;
    }
    change.object(sent.problem);
    // A lost answer is asked for again under the same name; what was refused and corrected is another command.
    if (sent.problem.status > 0) renew(crypto.randomUUID());
    return false;
  };
  return { send, busy: Boolean(busy), problem };
};

export const ProposeDialog = ({ change, onClose }: { change: ChangeState; onClose: () => void }) => {
  const t = useT();
  const rule = useRule();
  const { set, effectiveAt = '', proposed } = change.change;
  const second = me().role !== 'admin' || needsSecond(set.map(({ key }) => key));
  const act = actOf(second, effectiveAt !== '');
  const { send, busy, problem } = useSend(change, act);
  const preview = usePreview({ ...change.change, effectiveAt: instantOf(effectiveAt) }, change.wanting === 0);
  // What the proposal would be refused for is said before it is sent.
  const refused = objectionsOf(problemOf(preview.error), set);
  const when = problem?.errors?.find(({ field }) => /(^|\.)effectiveAt$/.test(field))?.message;
  const submit = async ({ reason }: { reason: string }) => {
    if (change.wanting > 0 || !(await send(reason.trim()))) return;
    onClose();
  };
  // What stands at its pair is not listed again above.
  const known = (problem?.errors ?? []).map(({ field }) => field).filter((field) => /^(payload\.)?(set\.\d|effectiveAt)/.test(field));
  return (
    <FormDialog wide title={t('config.review')} act={t(`config.act.${act}`)} busy={busy} onSubmit={submit} onClose={onClose}>
      <ProblemAlert problem={problem} known={known.map((field) => field.replace(/^payload\./, ''))} />
      {proposed && <Alert severity="info">{t('config.editing')}</Alert>}
      {change.wanting > 0 && <Alert severity="error">{t('config.wanting', { count: change.wanting })}</Alert>}
      <Preempted changes={change.preempts} />
      <Difference set={change.changed} under={(pair) => <Faults pair={pair} change={change} previewed={refused} />} />
      {change.wanting === 0 && <Preview query={preview} set={set} />}
      <When value={effectiveAt} error={when && rule(when)} onChange={change.schedule} />
      {second && <Box sx={{ color: 'text.secondary' }}>{t('config.secondHint')}</Box>}
      <ReasonInput />
    </FormDialog>
  );
};
