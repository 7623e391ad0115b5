import { Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { list } from '../../components/text/who';
import { Tag } from '../../components/Tone';
import { formatMoment } from '../../format';
import { mayRead, me } from '../../roles';
import { useT } from '../../useT';
import { type Gathered, readerOf } from './documents';

/** Links that reached someone they were not meant for, each with its incident. */
export const Reports = ({ reports }: Pick<Gathered, 'reports'>) => {
  const t = useT();
  if (reports.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Tag tone="danger">{t('documents.reports')}</Tag>
      <Box component="ul" sx={{ ...list, mt: 1, fontSize: '.8125rem', overflowWrap: 'anywhere' }}>
        {reports.map((report) => (
          <li key={report.incidentId}>
            {t('documents.reported', { when: formatMoment(report.at), who: readerOf(report, t) })}{' '}
            {mayRead(me().role, 'incidents') && (
              <MuiLink component={Link} to={`/privacy/incidents/${report.incidentId}`}>
                {t('documents.incident')}
              </MuiLink>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
};
