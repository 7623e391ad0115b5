import { TextField } from '@mui/material';
import { optionsOf, type Question } from '@jurilien/reference';
import type { Locale } from '../../locale';
import { Pick } from './Pick';

export type GivenAnswer = string | readonly string[];

interface Props {
  question: Question;
  lang: Locale;
  value: GivenAnswer | undefined;
  onChange: (value: GivenAnswer) => void;
  error?: string;
}

/** A question is read whole, above its answer, however long it is. */
const ASKED = {
  inputLabel: {
    shrink: true,
    sx: { position: 'static', transform: 'none', whiteSpace: 'normal', overflow: 'visible', mb: 1, color: 'text.primary' },
  },
  input: { notched: false },
} as const;

/** One question of a field of law as staff answer it, in the words of one language. */
export const AnswerField = ({ question: q, lang, value, onChange, error }: Props) => {
  const options = optionsOf(q).map((o) => ({ value: o.value, label: o[lang] || o.value }));
  const words = { label: q.label[lang] || q.id, helper: error ?? q.hint?.[lang], error: error !== undefined, slotProps: ASKED };
  if (options.length > 0 && q.kind === 'many')
    return (
      <Pick multiple {...words} value={Array.isArray(value) ? value : value ? [String(value)] : []} options={options} onChange={onChange} />
    );
  if (options.length > 0)
    return (
      <Pick
        {...words}
        value={typeof value === 'string' ? value : ''}
        options={[{ value: '', label: '–' }, ...options]}
        onChange={onChange}
      />
    );
  return (
    <TextField
      size="small"
      fullWidth
      label={words.label}
      value={value ?? ''}
      type={q.kind === 'date' ? 'date' : 'text'}
      multiline={q.long === true}
      error={words.error}
      helperText={words.helper}
      slotProps={{ ...ASKED, htmlInput: q.kind === 'number' || q.kind === 'money' ? { inputMode: 'decimal' } : {} }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
