import { Alert, Box } from '@mui/material';
import { legalContradictions, type Legal, type LegalCode } from '@jurilien/reference';
import { useConfig } from '../../in-force/useConfig';
import { useT } from '../../useT';

/** What a text says otherwise than the configuration in force, for who decides which of the two changes. */
export const Contradictions = ({ code, text }: { code: LegalCode; text: Legal }) => {
  const t = useT();
  const found = legalContradictions(code, text, useConfig());
  if (found.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {t('legal.contradictions')}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 4 }}>
        {found.map(({ lang, part, key, inForce }) => (
          <li key={`${lang} ${part} ${key} ${inForce}`}>
            {t('legal.contradiction', {
              lang: t(`legal.langs.${lang}`),
              part: text[lang].parts.find(({ id }) => id === part)?.title ?? part,
              key,
              value: inForce,
            })}
          </li>
        ))}
      </Box>
    </Alert>
  );
};
