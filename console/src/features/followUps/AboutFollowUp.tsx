import type { FollowUpRow } from '@jurilien/rows/follow-ups';
import { Link as MuiLink } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { mayRead, me } from '../../roles';
import { useT } from '../../useT';

/** What a follow-up is about: the request by its code, else the professional or the prospect. */
export const AboutFollowUp = ({ row }: { row: FollowUpRow }) => {
  const t = useT();
  const role = me().role;
  const queued = row.kind === 'validationLate' && mayRead(role, 'validations');
  // A row of a list opens itself where it is pressed; its links go elsewhere.
  const stay = (event: MouseEvent) => event.stopPropagation();
  if (row.leadId && row.code && (queued || mayRead(role, 'leads')))
    return (
      <MuiLink component={Link} to={`/${queued ? 'validations' : 'leads'}/${row.leadId}`} onClick={stay} sx={{ fontWeight: 750 }}>
        {row.code}
      </MuiLink>
    );
  if (row.professionalId && mayRead(role, 'lawyers'))
    return (
      <MuiLink component={Link} to={`/lawyers/${row.professionalId}`} onClick={stay} sx={{ fontWeight: 650 }}>
        {t('followUps.professional')}
      </MuiLink>
    );
  if (row.prospectId && mayRead(role, 'prospects'))
    return (
      <MuiLink component={Link} to={`/prospects/${row.prospectId}`} onClick={stay} sx={{ fontWeight: 650 }}>
        {t('followUps.prospect')}
      </MuiLink>
    );
  return <span>{row.code}</span>;
};
