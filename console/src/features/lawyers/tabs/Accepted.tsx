import type { AcceptanceRow } from '@jurilien/rows/acceptance';
import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { Link as MuiLink, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { Loaded, Panel } from '../../../components/page/Panel';
import { State, Tag } from '../../../components/Tone';
import { formatCoins, formatMoment } from '../../../format';
import { useT } from '../../../useT';
import { Waiting } from '../../acceptances';
import { newest, Scroll } from '../../../components/list/Scroll';

/** Requests the professional took, and whether the client was called in time. */
export const Accepted = ({ row: { id } }: { row: ProfessionalRow }) => {
  const t = useT();
  const accepted = useGetList<AcceptanceRow>('acceptances', { ...newest('at'), filter: { professionalId: id } });
  return (
    <Panel title={t('lawyers.tabs.accepted')}>
      <Loaded query={accepted} isEmpty={!accepted.data?.length} empty={t('lawyers.noAccepted')}>
        <Scroll label={t('lawyers.tabs.accepted')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('lawyers.when')}</TableCell>
              <TableCell>{t('lawyers.state')}</TableCell>
              <TableCell>{t('lawyers.slaDue')}</TableCell>
              <TableCell>{t('lawyers.contactedAt')}</TableCell>
              <TableCell align="right">{t('lawyers.amount')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {accepted.data?.map((row) => (
              <TableRow key={row.id}>
                <TableCell>
                  <MuiLink component={Link} to={`/leads/${row.leadId}`}>
                    {formatMoment(row.at)}
                  </MuiLink>
                </TableCell>
                <TableCell>
                  <State family="acceptanceStates" value={row.state} />{' '}
                  {row.slaMissed && <Tag tone="danger">{t('acceptances.missed')}</Tag>}
                  <Waiting row={row} />
                </TableCell>
                <TableCell>{formatMoment(row.slaDueAt)}</TableCell>
                <TableCell>{formatMoment(row.contactedAt)}</TableCell>
                <TableCell align="right">{formatCoins(row.priceCc)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Scroll>
      </Loaded>
    </Panel>
  );
};
