import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { Link as MuiLink } from '@mui/material';
import { useGetManyAggregate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useT } from '../../useT';

/** The professional of a row by name, leading to their appointments; the rows of a page are asked for at once. */
export const ProfessionalLink = ({ id }: { id: string }) => {
  const t = useT();
  const { data } = useGetManyAggregate<ProfessionalRow>('professionals', { ids: [id] });
  return (
    <MuiLink component={Link} to={`/lawyers/${id}?tab=appointments`} onClick={(event) => event.stopPropagation()}>
      {data?.[0]?.name ?? t('scheduling.professional')}
    </MuiLink>
  );
};
