import { Box, FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { textInWords } from '@jurilien/reference';
import { locale, type Locale } from '../../locale';
import { useCode, useT } from '../../useT';
import { useReadAloud, type ReadAloud } from '../../components/consents/useReadAloud';

interface Props {
  script: ReadAloud;
  lang: Locale;
  /** What is agreed to, in the order it is read. */
  purposes: readonly string[];
  given: Record<string, boolean>;
  errorOf: (name: string) => string | undefined;
  onChange: (given: Record<string, boolean>) => void;
}

interface OneConsent extends Pick<Props, 'lang' | 'errorOf'> {
  purpose: string;
  words: string;
  given: boolean | undefined;
  onAnswer: (given: boolean) => void;
}

/** One sentence, and the yes or no to it. */
const ReadConsent = ({ purpose, words, lang, given, errorOf, onAnswer }: OneConsent) => {
  const t = useT();
  const code = useCode();
  const error = errorOf(`consents.${purpose}`);
  return (
    <FormControl error={error !== undefined}>
      <FormLabel id={`read-${purpose}`} sx={{ color: 'text.primary' }}>
        <Box sx={{ fontSize: '.75rem', color: 'text.secondary' }}>{code('consents', purpose)}</Box>
        <span lang={`${lang}-CA`}>{words}</span>
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={`read-${purpose}`}
        value={given === undefined ? '' : String(given)}
        onChange={(_, value) => onAnswer(value === 'true')}
      >
        {(['true', 'false'] as const).map((value) => (
          <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={code('yes', value)} />
        ))}
      </RadioGroup>
      {error && <FormHelperText>{t('phone.needsYes')}</FormHelperText>}
    </FormControl>
  );
};

interface Sensitive extends Pick<Props, 'lang' | 'errorOf'> {
  given: boolean | undefined;
  /** The text that was read when it was answered. */
  read: string | undefined;
  onAnswer: (given: boolean, read: string) => void;
}

/** The agreement to sensitive answers, read by itself; an answer to another version of it is asked again. */
export const SensitiveRead = ({ lang, given, read, errorOf, onAnswer }: Sensitive) => {
  const text = useReadAloud('sensitive-answers', lang);
  if (!text) return null;
  return (
    <ReadConsent
      purpose="sensitive"
      words={text.say('read')}
      {...{ lang, errorOf }}
      given={read === text.name ? given : undefined}
      onAnswer={(answer) => onAnswer(answer, text.name)}
    />
  );
};

/** The text of the consents as it is read aloud, a yes or a no to each: nothing is ticked before the person has answered. */
export const ConsentsRead = ({ script, lang, purposes, given, errorOf, onChange }: Props) => {
  const t = useT();
  const asked = purposes.map((purpose) => [purpose, script.say(purpose)] as const);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>
        {t('phone.readAloud', { version: textInWords(script.name, 'phone-script', locale) })}
      </Box>
      <Box component="blockquote" lang={`${lang}-CA`} sx={{ m: 0, pl: 4, borderLeft: 3, borderColor: 'primary.main' }}>
        {script.say('before')}
      </Box>
      {asked.map(([purpose, words]) => {
        const answer = (value: boolean) => onChange({ ...given, [purpose]: value });
        return <ReadConsent key={purpose} {...{ purpose, words, lang, errorOf }} given={given[purpose]} onAnswer={answer} />;
      })}
      <Box component="blockquote" lang={`${lang}-CA`} sx={{ m: 0, pl: 4, borderLeft: 3, borderColor: 'primary.main' }}>
        {script.say('after')}
      </Box>
    </Box>
  );
};
