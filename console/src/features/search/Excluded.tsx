import type { Answer } from '@jurilien/contracts/api';
import type { WaveRow } from '@jurilien/rows/search';
import { Box, Link as MuiLink } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ask } from '../../api/http';
import { mayRead, me } from '../../roles';
import { useCode, useT } from '../../useT';

type Left = Answer<'GET /api/matching/leads/:leadId/waves/:round/:wave'>['excluded'][number];
/** Names listed under one rule; how many there are is stated anyway. */
const NAMED = 60;

/** Who a wave left out: how many for which rule, and their names, as it was decided then. */
export const Excluded = ({ leadId, wave }: { leadId: string; wave: WaveRow }) => {
  const t = useT();
  const code = useCode();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['waves', leadId, wave.round, wave.wave, 'excluded'],
    queryFn: ({ signal }) =>
      ask('GET /api/matching/leads/:leadId/waves/:round/:wave', {
        params: { leadId, round: String(wave.round), wave: String(wave.wave) },
        signal,
      }),
    enabled: open && mayRead(me().role, 'matching'),
    staleTime: 600_000,
  });
  const rows = Object.entries(wave.excluded ?? {})
    .filter(([, n]) => Number(n) > 0)
    .sort(([a], [b]) => a.localeCompare(b));
  if (!rows.length) return null;
  return (
    <Box component="details" sx={{ mt: 2, fontSize: '.8125rem' }} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main', fontWeight: 650, minHeight: 24 }}>
        {t('lead.excluded')} ({rows.reduce((sum, [, n]) => sum + Number(n), 0)})
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, display: 'grid', gap: 1.5 }}>
        {rows.map(([rule, n]) => (
          <li key={rule}>
            <strong>{n}</strong> · {code('exclusions', rule)}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              ({rule})
            </Box>
            <Names left={(data?.excluded ?? []).filter((each) => each.code === rule)} all={Number(n)} />
          </li>
        ))}
      </Box>
    </Box>
  );
};

const Names = ({ left, all }: { left: readonly Left[]; all: number }) => {
  const t = useT();
  const named = left
    .filter(({ name }) => name)
    .sort((a, b) => a.name!.localeCompare(b.name!))
    .slice(0, NAMED);
  if (named.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 12px', mt: 0.5 }}>
      {named.map(({ professionalId, name }) => (
        <MuiLink key={professionalId} component={Link} to={`/lawyers/${professionalId}`}>
          {name}
        </MuiLink>
      ))}
      {all > named.length && <span>{t('explained.others', { count: all - named.length })}</span>}
    </Box>
  );
};
