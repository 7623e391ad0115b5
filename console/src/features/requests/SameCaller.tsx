import type { Answer } from '@jurilien/contracts/api';
import { leadDuplicateDays } from '@jurilien/reference';
import { Alert, Box, Button, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { State } from '../../components/Tone';
import { formatMoment } from '../../format';
import { useConfig } from '../../in-force/useConfig';
import { useCode, useT } from '../../useT';

/** A request of the same person; without an id it is not this colleague's to see. */
export type Same = Answer<'POST /api/phone-requests'>['same'][number];

/** The caller has a request already: which, and a new one only if it is another matter (IN19). */
export const SameCaller = ({ same, busy, onAnyway }: { same: readonly Same[]; busy: boolean; onAnyway: () => void }) => {
  const t = useT();
  const code = useCode();
  return (
    <Alert severity="warning" role="alert">
      <strong>{t('phone.same')}</strong> {t('phone.sameHint', { n: useConfig().value(leadDuplicateDays) })}
      <Box component="ul" sx={{ m: 0, my: 2, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {same.map((row, index) => (
          <Box component="li" key={row.id || index} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
            {row.id ? (
              <>
                <MuiLink component={Link} to={`/leads/${row.id}`} sx={{ fontWeight: 700 }}>
                  {row.code ?? t('validation.open')}
                </MuiLink>
                <State family="states" value={row.state ?? undefined} />
                {row.lawyerType && code('lawyerTypes', row.lawyerType)} {row.createdAt && formatMoment(row.createdAt)}
              </>
            ) : (
              t('phone.sameElsewhere')
            )}
          </Box>
        ))}
      </Box>
      <Button variant="outlined" disabled={busy} onClick={onAnyway}>
        {t('phone.anyway')}
      </Button>
    </Alert>
  );
};
