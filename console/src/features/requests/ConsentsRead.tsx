import { Box, FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import { textInWords, type Partner } from '@jurilien/reference';
import { locale, type Locale } from '../../locale';
import { useCode, useT } from '../../useT';
import type { PhoneScript } from './usePhoneScript';

interface Props {
  script: PhoneScript;
  lang: Locale;
  partners: readonly Partner[];
  given: Record<string, boolean>;
  errorOf: (name: string) => string | undefined;
  onChange: (given: Record<string, boolean>) => void;
}

/** The text of the consents as it is read aloud, a yes or a no to each: nothing is ticked before the person has answered. */
export const ConsentsRead = ({ script, lang, partners, given, errorOf, onChange }: Props) => {
  const t = useT();
  const code = useCode();
  const asked = (['sharing', 'contact', 'marketing', ...partners] as const).map((purpose) => [purpose, script.say(purpose)] as const);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>
        {t('phone.readAloud', { version: textInWords(script.name, 'phone-script', locale) })}
      </Box>
      <Box component="blockquote" lang={`${lang}-CA`} sx={{ m: 0, pl: 4, borderLeft: 3, borderColor: 'primary.main' }}>
        {script.say('before')}
      </Box>
      {asked.map(([purpose, words]) => {
        const error = errorOf(`consents.${purpose}`);
        return (
          <FormControl key={purpose} error={error !== undefined}>
            <FormLabel id={`read-${purpose}`} sx={{ color: 'text.primary' }}>
              <Box sx={{ fontSize: '.75rem', color: 'text.secondary' }}>{code('consents', purpose)}</Box>
              <span lang={`${lang}-CA`}>{words}</span>
            </FormLabel>
            <RadioGroup
              row
              aria-labelledby={`read-${purpose}`}
              value={purpose in given ? String(given[purpose]) : ''}
              onChange={(_, value) => onChange({ ...given, [purpose]: value === 'true' })}
            >
              {(['true', 'false'] as const).map((value) => (
                <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={code('yes', value)} />
              ))}
            </RadioGroup>
            {error && <FormHelperText>{t('phone.needsYes')}</FormHelperText>}
          </FormControl>
        );
      })}
      <Box component="blockquote" lang={`${lang}-CA`} sx={{ m: 0, pl: 4, borderLeft: 3, borderColor: 'primary.main' }}>
        {script.say('after')}
      </Box>
    </Box>
  );
};
