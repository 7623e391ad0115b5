import { Box, Button, Link as MuiLink } from '@mui/material';
import type { AuditLine } from '@jurilien/contracts';
import { useState } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { Loaded, Panel } from '../../components/Panel';
import { formatFull, formatMoment } from '../../format';
import { roleOf } from '../../roles';
import { useCode, useT } from '../../useT';
import { useActWords } from '../audit/words';

const SHOWN = 20;

/** What happened to an account, newest first: what, when, by whom, why. The audit says the same, and more. */
export const History = ({ userId }: { userId: string }) => {
  const t = useT();
  const code = useCode();
  const { who, what, through } = useActWords();
  const [all, setAll] = useState(false);
  const query = useGetList<AuditLine & RaRecord>(
    'audit',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'at', order: 'DESC' }, filter: { subject: [`user-${userId}`] } },
    { refetchInterval: 10_000 },
  );
  const lines = query.data ?? [];
  return (
    <Panel
      title={t('users.history')}
      aside={
        <MuiLink
          component={Link}
          to={`/audit?filter=${encodeURIComponent(JSON.stringify({ q: `user-${userId}` }))}`}
          sx={{ fontSize: '.8125rem', fontWeight: 650 }}
        >
          {t('users.fullHistory')}
        </MuiLink>
      }
    >
      <Loaded query={query} isEmpty={!lines.length} empty={t('users.noHistory')} lines={5}>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {(all ? lines : lines.slice(0, SHOWN)).map((line) => (
            <Box
              component="li"
              key={line.id}
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
                <Box sx={{ fontWeight: 650 }}>{what(line)}</Box>
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
          ))}
        </Box>
        {lines.length > SHOWN && (
          <Button variant="outlined" aria-expanded={all} onClick={() => setAll(!all)} sx={{ mt: 2 }}>
            {all ? t('lead.less') : t('lead.earlier', { smart_count: lines.length - SHOWN })}
          </Button>
        )}
      </Loaded>
    </Panel>
  );
};
