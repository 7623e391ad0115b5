import { Checkbox, FormControlLabel, FormGroup, MenuItem, TextField } from '@mui/material';
import { lawyerTypes } from '../../codes';
import { useCode, useT } from '../../useT';
import type { RuleText } from './useRules';

type Scoped = NonNullable<RuleText['scope']>;

interface AmongProps<T extends string> {
  readonly label: string;
  readonly all: readonly T[];
  /** Nothing where it is for all of them. */
  readonly chosen: readonly T[] | undefined;
  readonly words: (one: T) => string;
  readonly onChange: (chosen: T[] | undefined) => void;
}

/** Some of a few: all where nothing is said, and the last cannot be taken away, for a rule that is for no one is a paused one. */
function Among<T extends string>({ label, all, chosen = all, words, onChange }: AmongProps<T>) {
  const put = (one: T, on: boolean) => {
    const kept = all.filter((other) => (other === one ? on : chosen.includes(other)));
    onChange(kept.length === all.length ? undefined : kept);
  };
  return (
    <FormGroup row aria-label={label}>
      {all.map((one) => (
        <FormControlLabel
          key={one}
          control={
            <Checkbox
              checked={chosen.includes(one)}
              disabled={chosen.length === 1 && chosen[0] === one}
              onChange={(_event, on) => put(one, on)}
            />
          }
          label={words(one)}
        />
      ))}
    </FormGroup>
  );
}

/** For which requests and people it is: by province, language and field of law. */
export const Scope = ({ scope, onChange }: { scope: Scoped; onChange: (scope: Scoped) => void }) => {
  const t = useT();
  const code = useCode();
  return (
    <>
      <Among
        label={t('rules.provinces')}
        all={['QC', 'ON'] as const}
        chosen={scope.provinces}
        words={(province) => t(`rules.province.${province}`)}
        onChange={(provinces) => onChange({ ...scope, provinces })}
      />
      <Among
        label={t('rules.languages')}
        all={['fr', 'en'] as const}
        chosen={scope.languages}
        words={(lang) => code('langs', lang)}
        onChange={(languages) => onChange({ ...scope, languages })}
      />
      <TextField
        size="small"
        select
        label={t('rules.fields')}
        helperText={scope.fields ? t('rules.fieldsHint') : t('rules.everyField')}
        value={scope.fields ?? []}
        slotProps={{ select: { multiple: true } }}
        onChange={({ target: { value } }) => {
          const fields = lawyerTypes.filter((field) => value.includes(field));
          onChange({ ...scope, fields: fields.length > 0 ? fields : undefined });
        }}
        sx={{ minWidth: 320, maxWidth: 520 }}
      >
        {lawyerTypes.map((field) => (
          <MenuItem key={field} value={field}>
            {code('lawyerTypes', field)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
};
