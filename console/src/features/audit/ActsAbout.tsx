import { Box, Button, Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { Loaded, Panel } from '../../components/page/Panel';
import { formatFull, formatMoment } from '../../format';
import { roleOf } from '../../roles';
import { useCode, useT } from '../../useT';
import { useActWords, type AuditLine } from './words';

const SHOWN = 20;

interface Props {
  /** What it is about, as the audit names it: `professional-018f…`. */
  readonly subject: string;
  readonly title: string;
  readonly empty: string;
  readonly hint?: string;
}

const Act = ({ line }: { line: AuditLine }) => {
  const t = useT();
  const code = useCode();
  const { who, what, through } = useActWords();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '132px minmax(0,1fr)' },
        gap: { xs: 0, sm: 3 },
        py: 1.75,
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: '.8125rem',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box component="time" dateTime={line.at} title={formatFull(line.at)} sx={{ color: 'text.secondary' }}>
        {formatMoment(line.at)}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 650, '&::first-letter': { textTransform: 'uppercase' } }}>{what(line)}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {t('lead.by', { who: who(line) })}
          {line.actorKind === 'user' && roleOf(line.actorRole) ? `, ${code('roles', roleOf(line.actorRole))}` : ''}
          {through(line) && ` · ${through(line)}`}
          {line.reason && (
            <Box component="span" sx={{ color: 'text.primary' }}>
              {' '}
              {t('lead.because', { reason: line.reason })}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
};

/** What was done to someone's record, newest first: what, when, by whom, why. The audit itself says the same, and more. */
export const ActsAbout = ({ subject, title, empty, hint }: Props) => {
  const t = useT();
  const [all, setAll] = useState(false);
  const query = useGetList<AuditLine & RaRecord>(
    'audit',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'at', order: 'DESC' }, filter: { subject: [subject] } },
    { refetchInterval: 10_000 },
  );
  const lines = query.data ?? [];
  return (
    <Panel
      title={title}
      aside={
        <MuiLink
          component={Link}
          to={`/audit?filter=${encodeURIComponent(JSON.stringify({ q: subject }))}`}
          sx={{ fontSize: '.8125rem', fontWeight: 650 }}
        >
          {t('audit.seeAll')}
        </MuiLink>
      }
    >
      {hint && <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', mb: 2 }}>{hint}</Box>}
      <Loaded query={query} isEmpty={!lines.length} empty={empty} lines={5}>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {(all ? lines : lines.slice(0, SHOWN)).map((line) => (
            <Act key={line.id} line={line} />
          ))}
        </Box>
        {lines.length > SHOWN && (
          <Button variant="outlined" aria-expanded={all} onClick={() => setAll(!all)} sx={{ mt: 2 }}>
            {all ? t('lead.less') : t('lead.earlier', { count: lines.length - SHOWN })}
          </Button>
        )}
      </Loaded>
    </Panel>
  );
};
