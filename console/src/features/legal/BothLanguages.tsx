import { Box, TextField } from '@mui/material';
import { useT } from '../../useT';
import type { Lang } from './versions';

interface Props {
  readonly label: string;
  readonly words: Readonly<Record<Lang, string>>;
  readonly disabled: boolean;
  readonly long?: boolean;
  readonly hint?: string;
  readonly max: number;
  /** What is wrong with it, by language. */
  readonly wrong?: Partial<Record<Lang, string>>;
  readonly onChange: (words: Record<Lang, string>) => void;
}

/** French, and English beside it; what keeps either from being published stands below it. */
export const BothLanguages = ({ label, words, disabled, long, hint, max, wrong = {}, onChange }: Props) => {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      {(['fr', 'en'] as const).map((lang) => (
        <TextField
          key={lang}
          size="small"
          multiline
          fullWidth
          minRows={long ? 4 : 1}
          label={`${label} – ${t(`legal.langs.${lang}`)}`}
          value={words[lang]}
          disabled={disabled}
          error={wrong[lang] !== undefined}
          helperText={wrong[lang] ?? hint}
          slotProps={{ htmlInput: { maxLength: max, lang: lang === 'fr' ? 'fr-CA' : 'en-CA' } }}
          onChange={(event) => onChange({ ...words, [lang]: event.target.value })}
        />
      ))}
    </Box>
  );
};
