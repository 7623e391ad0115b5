import { Alert, FormControlLabel, Switch, TextField } from '@mui/material';
import type { Problem } from '../../../api/http';
import { useT } from '../../../useT';
import { FormDialog } from '../../commands/FormDialog';
import { ProblemAlert } from '../../commands/ProblemAlert';
import { useFormField } from '../../form/useFormField';

export interface NamedView {
  name: string;
  shared: boolean;
}

const Name = () => {
  const t = useT();
  const { id, field, error } = useFormField('name', (name: string) => (name.trim() ? undefined : 'required'));
  return (
    <TextField
      id={id}
      inputRef={field.ref}
      autoFocus
      label={t('list.viewName')}
      value={field.value}
      error={Boolean(error)}
      helperText={error}
      onBlur={field.onBlur}
      onChange={field.onChange}
      slotProps={{ htmlInput: { maxLength: 60 } }}
    />
  );
};

const Shared = () => {
  const t = useT();
  const { field } = useFormField('shared');
  return (
    <FormControlLabel
      label={t('views.share')}
      control={<Switch checked={field.value === true} onChange={(_, on) => field.onChange(on)} />}
    />
  );
};

interface Props {
  title: string;
  begun: NamedView;
  busy: boolean;
  problem?: Problem;
  /** What is searched for is not part of the view. */
  searching?: boolean;
  /** @returns whether it went well */
  onSave: (named: NamedView) => Promise<boolean>;
  onClose: () => void;
}

/** What a view is to be called, and who has it. */
export const ViewDialog = ({ title, begun, busy, problem, searching, onSave, onClose }: Props) => {
  const t = useT();
  const save = async ({ name, shared }: NamedView) => {
    if (await onSave({ name: name.trim(), shared })) onClose();
  };
  return (
    <FormDialog<NamedView> title={title} busy={busy} act={t('views.keep')} begun={begun} onSubmit={save} onClose={onClose}>
      <ProblemAlert problem={problem} />
      <Name />
      <Shared />
      {searching && <Alert severity="info">{t('views.noWords')}</Alert>}
    </FormDialog>
  );
};
