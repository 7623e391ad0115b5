import { Alert, Box, Typography } from '@mui/material';
import type { Lead } from '../lead';
import { formatMoment } from '../../../format';
import { me } from '../../../roles';
import { useTranslate } from 'react-admin';
import { useT } from '../../../useT';

/** A field in words, within a sentence. */
const useField = () => {
  const translate = useTranslate();
  return (name: string): string => translate(`fields.${name}`, { _: name }).toLowerCase();
};

/** What the client changed since sending: when, which answers, and the text as it stood before. */
export const Corrections = ({ lead }: { lead: Lead }) => {
  const t = useT();
  const field = useField();
  const all = lead.corrections ?? [];
  if (all.length === 0) return null;
  return (
    <Box sx={{ mt: 4 }}>
      {[...all].reverse().map(({ at, changed, before }) => (
        <Box key={at} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="caption" component="p" color="text.secondary">
            {t('lead.correctedAt', { when: formatMoment(at), what: changed.map(field).join(', ') })}
          </Typography>
          {before && (
            <Box component="details" sx={{ mt: 1 }}>
              <summary>{t('lead.textBefore')}</summary>
              <Box sx={{ mt: 1, color: 'text.secondary' }}>{before}</Box>
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
};

/** Shown at once to the staff member who holds the lock: what they were reading is not what the client states any more. */
export const CorrectedMeanwhile = ({ lead }: { lead: Lead }) => {
  const t = useT();
  const field = useField();
  const last = lead.corrections?.at(-1);
  if (!last || lead.state !== 'InValidation' || lead.lockedBy !== me().id || !lead.lockedSince || last.at < lead.lockedSince) return null;
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 4 }}>
      {t('lead.correctedMeanwhile', { when: formatMoment(last.at), what: last.changed.map(field).join(', ') })}
    </Alert>
  );
};
