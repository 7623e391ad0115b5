import { calendarDay, documentListOf, ownZone } from '@jurilien/reference';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Close';
import { Alert, Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../../components/commands/FormDialog';
import { ProblemAlert } from '../../components/commands/ProblemAlert';
import { useCommand } from '../../components/commands/useCommand';
import type { Field, Values } from '../../components/form/command';
import { CommandField } from '../../components/form/CommandField';
import { serverNow } from '../../session/session';
import { useDraft } from '../../useDraft';
import { useT } from '../../useT';
import type { Lead } from '../lead';

const DAY_MS = 86_400_000;
/** As long as a client is usually given; changed in the form. */
const USUAL_DAYS = 10;
const LABEL_MAX = 200;
const ITEMS_MAX = 20;

const FIELDS: readonly Field[] = [
  { name: 'dueOn', label: 'documents.dueOn', kind: 'date' },
  { name: 'note', label: 'documents.note', hint: 'documents.noteHint', kind: 'lines', optional: true },
];

interface ItemsProps {
  readonly items: readonly string[];
  readonly onChange: (items: readonly string[]) => void;
}

/** What is asked for, one line each. */
const Items = ({ items, onChange }: ItemsProps) => {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {items.map((label, index) => (
        <Box key={index} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0,1fr) 40px', gap: 1, alignItems: 'center' }}>
          <TextField
            size="small"
            label={t('documents.item', { n: index + 1 })}
            value={label}
            onChange={({ target }) => onChange(items.map((one, at) => (at === index ? target.value : one)))}
            slotProps={{ htmlInput: { maxLength: LABEL_MAX } }}
          />
          <IconButton
            aria-label={t('documents.removeItem', { n: index + 1 })}
            onClick={() => onChange(items.filter((_, at) => at !== index))}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {items.length < ITEMS_MAX && (
        <Button startIcon={<AddIcon />} sx={{ justifySelf: 'start' }} onClick={() => onChange([...items, ''])}>
          {t('documents.addItem')}
        </Button>
      )}
    </Box>
  );
};

/** Asks a client for documents: the list of the field in the client's language to start from, one last day, a note. */
export const AskDocuments = ({ lead, onClose: close }: { lead: Lead; onClose: () => void }) => {
  const t = useT();
  const { run, busy, problem } = useCommand();
  const [requestId] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useDraft<readonly string[]>(`documents-asked:${lead.id}`);
  const items = draft ?? documentListOf(lead.facts?.lawyerType).map((one) => one[lead.lang]);
  const [empty, setEmpty] = useState(false);
  const [dueOn] = useState(() => calendarDay(serverNow() + USUAL_DAYS * DAY_MS, ownZone()));
  const onClose = () => {
    setDraft(undefined);
    close();
  };
  const submit = async ({ values }: { values: Values }) => {
    const labels = items.map((label) => label.trim()).filter(Boolean);
    setEmpty(labels.length === 0);
    if (labels.length === 0) return undefined;
    const asked = labels.map((label) => ({ itemId: crypto.randomUUID(), label }));
    const note = String(values.note ?? '').trim();
    const payload = { requestId, leadId: lead.id, items: asked, dueOn: values.dueOn, ...(note ? { note } : {}) };
    const sent = await run('RequestDocuments', payload);
    if (sent.ok) return void onClose();
    const late = sent.problem.errors?.find(({ field }) => field.replace(/^payload\./, '') === 'dueOn')?.message;
    return late ? { values: { dueOn: late } } : undefined;
  };
  return (
    <FormDialog<{ values: Values }>
      title={t('documents.ask')}
      busy={Boolean(busy)}
      act={t('actions.RequestDocuments')}
      begun={{ values: { dueOn, note: '' } }}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProblemAlert problem={problem} known={FIELDS.map(({ name }) => name)} />
      {empty && (
        <Alert severity="error" role="alert">
          {t('documents.noItems')}
        </Alert>
      )}
      <Typography color="text.secondary">{t('documents.askNote')}</Typography>
      <Items items={items} onChange={setDraft} />
      {FIELDS.map((field) => (
        <CommandField key={field.name} field={field} autoFocus={false} />
      ))}
    </FormDialog>
  );
};
