import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { Link as MuiLink } from '@mui/material';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';

export const list = { p: 0, m: 0, listStyle: 'none' };
export const quiet = { fontSize: '.8125rem', color: 'text.secondary' };

/** Who it is about, with the way to them. */
export const Who = ({ id, tab = 'credits' }: { id: string; tab?: string }) => {
  const { data } = useGetOne<ProfessionalRow>('lawyers', { id }, { retry: false, staleTime: 60_000 });
  return (
    <MuiLink component={Link} to={`/lawyers/${id}?tab=${tab}`} sx={{ fontWeight: 700, display: 'inline-block', lineHeight: '24px' }}>
      {data?.name ?? '…'}
    </MuiLink>
  );
};
