import { Box } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { quiet } from '../../components/text/who';
import { useT } from '../../useT';

const row = {
  display: 'grid',
  gap: { xs: 1, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr)' },
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};

/** One thing that templates may say: its name in words and between braces, what it says, and what is known of it. */
export const Line = ({ name, inBraces, says, children }: { name: string; inBraces: string; says: ReactNode; children: ReactNode }) => (
  <Box component="li" sx={row}>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 700 }}>{name}</Box>
      <Box component="code" sx={quiet}>{`{${inBraces}}`}</Box>
    </Box>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{says}</Box>
    <Box sx={{ ...quiet, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
  </Box>
);

/** Words in French, and English below them. */
export const BothLines = ({ said }: { said: { readonly fr: string; readonly en: string } }) =>
  said.fr === said.en ? (
    <Box>{said.fr}</Box>
  ) : (
    <>
      <Box lang="fr-CA">{said.fr}</Box>
      <Box lang="en-CA" sx={quiet}>
        {said.en}
      </Box>
    </>
  );

/** The templates that say it: their number, and each by its code once it is asked for. */
export const UsedBy = ({ codes }: { codes: readonly string[] }) => {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (codes.length === 0) return <Box>{t('variables.usedBy', { count: 0 })}</Box>;
  return (
    <Box component="details" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
        {t('variables.usedBy', { count: codes.length })}
      </Box>
      {open && (
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', pt: 1 }}>
          {codes.map((code) => (
            <Link key={code} to={`/comms/templates/${code}`}>
              {code}
            </Link>
          ))}
        </Box>
      )}
    </Box>
  );
};
