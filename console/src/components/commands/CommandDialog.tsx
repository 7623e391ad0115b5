import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { FormDataConsumer } from 'react-admin';
import { useDraft } from '../../useDraft';
import { useT } from '../../useT';
import { ConflictBar } from './ConflictBar';
import { EffectSummary } from './Effect';
import type { Command, Field, Values } from '../form/command';
import { CommandField } from '../form/CommandField';
import { KeepDraft } from '../form/KeepDraft';
import { ReasonInput } from '../form/ReasonInput';
import { useCommandForm, type Given } from '../form/useCommandForm';
import { FormDialog } from './FormDialog';
import { ProblemAlert } from './ProblemAlert';

export type { Command, Field, Value } from '../form/command';

const start = (fields: Field[]): Values =>
  Object.fromEntries(fields.map((field) => [field.name, field.initial ?? (field.kind === 'check' ? false : '')]));

/** What the command does, as the form stands. */
const Consequence = ({ command }: { command: Command }) => (
  <FormDataConsumer<Given>>
    {({ formData }) => {
      const effect = command.effect?.(formData.values);
      return effect && <EffectSummary effect={effect} />;
    }}
  </FormDataConsumer>
);

/** The form of one command: its fields, its reason, its refusal, its conflict. */
export const CommandDialog = ({ command, onClose: close, onDone }: { command: Command; onClose: () => void; onDone?: () => void }) => {
  const t = useT();
  // What was typed outlives a session that ends in the middle of it; closing the form gives it up.
  const [draft, write, restored] = useDraft<Given>(`${window.location.pathname} ${command.command} ${command.label}`);
  const [begun] = useState<Given>(() => draft ?? { values: start(command.fields), reason: '' });
  const { send, busy, problem, stale, differences, versions, reload } = useCommandForm(command);
  const onClose = () => {
    write(undefined);
    close();
  };
  const submit = async (given: Given) => {
    const { done, errors } = await send(given);
    if (!done) return errors;
    onDone?.();
    onClose();
    return undefined;
  };
  return (
    <FormDialog<Given>
      title={command.label}
      busy={busy}
      act={command.label}
      danger={command.danger}
      begun={begun}
      onSubmit={submit}
      onClose={onClose}
    >
      {stale ? (
        <ConflictBar mine={versions.mine} theirs={versions.now} differences={differences} onReload={reload} />
      ) : (
        <ProblemAlert problem={problem} known={[...command.fields.map((field) => field.name), 'reason']} />
      )}
      {restored && <Alert severity="info">{t('state.restored')}</Alert>}
      {command.note && <Typography color="text.secondary">{command.note}</Typography>}
      {command.fields.map((field, index) => (
        <CommandField key={field.name} field={field} autoFocus={index === 0} />
      ))}
      {command.effect && <Consequence command={command} />}
      {command.reason && <ReasonInput autoFocus={!command.fields.length} />}
      <KeepDraft write={write} />
    </FormDialog>
  );
};
