import type { PrivacyCaseRow } from '@jurilien/rows/privacy';
import { Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { Panel } from '../../../components/page/Panel';
import { quiet } from '../../../components/text/who';
import { useT } from '../../../useT';
import { labelOf } from '../../lead';
import { maybeOfOthers, WAITING } from './waiting';

/** The way to what names someone in a request that is not theirs: another party, or who referred the client. */
export const InOthers = ({ row }: { row: PrivacyCaseRow }) => {
  const t = useT();
  if (!maybeOfOthers(row) || !WAITING.includes(row.state)) return null;
  return (
    <Panel title={t('privacyCases.others')}>
      <Typography sx={{ ...quiet, mb: 1 }}>{t('privacyCases.othersHint', { button: labelOf('ForgetParties') })}</Typography>
      <MuiLink component={Link} to="/leads" sx={{ fontWeight: 650 }}>
        {t('privacyCases.othersLink')}
      </MuiLink>
    </Panel>
  );
};
