import { Box, Button, IconButton, TextField } from '@mui/material';
import RemoveIcon from '@mui/icons-material/CloseOutlined';
import { optionsOf, type Condition, type Option, type Question } from '@jurilien/reference';
import { locale } from '../../locale';
import { useT } from '../../useT';
import { Pick } from './Pick';

/** The answers offered: a value that is stored, and its words in both languages. */
export const Options = ({
  options,
  disabled,
  onChange,
}: {
  options: readonly Option[];
  disabled: boolean;
  onChange: (options: Option[]) => void;
}) => {
  const t = useT();
  const change = (at: number, part: Partial<Option>) => onChange(options.map((o, n) => (n === at ? { ...o, ...part } : o)));
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 3, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, fontWeight: 700, fontSize: '.8125rem' }}>
        {t('questions.options')}
      </Box>
      {options.map((option, n) => (
        <Box
          key={n}
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0,1fr) auto', md: '160px minmax(0,1fr) minmax(0,1fr) auto' },
          }}
        >
          {(['value', 'fr', 'en'] as const).map((part) => (
            <TextField
              key={part}
              size="small"
              label={t(`questions.parts.${part}`)}
              value={option[part]}
              disabled={disabled}
              error={!option[part].trim()}
              sx={{ gridColumn: { xs: '1', md: 'auto' } }}
              slotProps={{ htmlInput: part === 'value' ? { maxLength: 60 } : { maxLength: 600, lang: part === 'fr' ? 'fr-CA' : 'en-CA' } }}
              onChange={(event) => change(n, { [part]: event.target.value })}
            />
          ))}
          <IconButton
            aria-label={t('questions.removeOption', { option: option[locale] || option.value || String(n + 1) })}
            disabled={disabled}
            sx={{ gridColumn: { xs: '2', md: 'auto' }, gridRow: { xs: '1', md: 'auto' }, width: 44, height: 44 }}
            onClick={() => onChange(options.filter((_, at) => at !== n))}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box>
        <Button size="small" disabled={disabled} onClick={() => onChange([...options, { value: '', fr: '', en: '' }])}>
          {t('questions.addOption')}
        </Button>
      </Box>
    </Box>
  );
};

interface ConditionProps {
  readonly condition: Condition;
  readonly choosable: readonly Question[];
  readonly disabled: boolean;
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
}

const ConditionRow = ({ condition, choosable, disabled, onChange, onRemove }: ConditionProps) => {
  const t = useT();
  const other = choosable.find((q) => q.id === condition.question);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0,1fr) auto', md: 'minmax(0,1fr) minmax(0,1fr) auto' },
      }}
    >
      <Pick
        label={t('questions.whenQuestion')}
        value={other ? condition.question : ''}
        disabled={disabled}
        options={choosable.map((q) => ({ value: q.id, label: q.label[locale] || q.id }))}
        onChange={(question) => onChange({ question, is: [] })}
      />
      <Pick
        multiple
        label={t('questions.whenAnswers')}
        value={condition.is}
        disabled={disabled || !other}
        options={(other ? optionsOf(other) : []).map((o) => ({ value: o.value, label: o[locale] || o.value }))}
        onChange={(is) => onChange({ ...condition, is })}
      />
      <IconButton
        aria-label={t('questions.removeCondition', { question: other?.label[locale] ?? condition.question })}
        disabled={disabled}
        sx={{ width: 44, height: 44, gridColumn: { xs: '2', md: 'auto' }, gridRow: { xs: '1', md: 'auto' } }}
        onClick={onRemove}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};

/** When it is asked: earlier questions with a choice, and the answers that lead here. */
export const Conditions = ({
  when,
  earlier,
  disabled,
  onChange,
}: {
  when: readonly Condition[];
  earlier: readonly Question[];
  disabled: boolean;
  onChange: (when: Condition[]) => void;
}) => {
  const t = useT();
  const choosable = earlier.filter((q) => optionsOf(q).length > 0);
  const change = (at: number, condition: Condition) => onChange(when.map((c, n) => (n === at ? condition : c)));
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 3, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, fontWeight: 700, fontSize: '.8125rem' }}>
        {t('questions.when')}
      </Box>
      {when.map((condition, n) => (
        <ConditionRow
          key={n}
          condition={condition}
          choosable={choosable}
          disabled={disabled}
          onChange={(next) => change(n, next)}
          onRemove={() => onChange(when.filter((_, at) => at !== n))}
        />
      ))}
      <Box>
        {choosable.length > 0 ? (
          <Button size="small" disabled={disabled} onClick={() => onChange([...when, { question: choosable.at(-1)!.id, is: [] }])}>
            {t('questions.addCondition')}
          </Button>
        ) : (
          <Box sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>{t('questions.alwaysFirst')}</Box>
        )}
      </Box>
    </Box>
  );
};
