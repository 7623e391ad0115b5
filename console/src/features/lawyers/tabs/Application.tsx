import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { officialDirectory } from '@jurilien/reference';
import { Alert, Box, Link } from '@mui/material';
import { Facts, Panel } from '../../../components/page/Panel';
import { State } from '../../../components/Tone';
import { formatDate, formatMoment } from '../../../format';
import { useCode, useT } from '../../../useT';
import { Proofs } from './Proofs';

/** What came with the application, where to look the licence up, and what was found there. */
export const Application = ({ row }: { row: ProfessionalRow }) => {
  const t = useT();
  const code = useCode();
  const directory = officialDirectory(row);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {row.suspensionProposedBy && <Alert severity="warning">{t('joining.suspensionAsked')}</Alert>}
      <Proofs row={row} />
      <Panel title={t('lawyers.licence')}>
        <Facts
          columns={2}
          rows={[
            [t('lawyers.licenceNo'), row.licenceNo ?? '–'],
            [
              t('joining.directory'),
              directory ? (
                <Link key="directory" href={directory.url} target="_blank" rel="noopener noreferrer">
                  {directory.name}
                </Link>
              ) : (
                t('joining.noDirectory')
              ),
            ],
            [t('lawyers.licence'), row.licenceState ? <State key="state" family="licenceStates" value={row.licenceState} /> : '–'],
            [t('pros.lastCheck'), formatDate(row.licenceCheckedAt)],
            [t('joining.source'), row.licenceSource ?? '–'],
            [t('joining.extract'), row.licenceExtract ?? '–'],
            [t('joining.checkDue'), formatDate(row.licenceCheckDueAt)],
            [t('joining.insurance'), row.insurance ?? '–'],
            [t('joining.insuranceUntil'), row.insuranceUntil ? formatDate(row.insuranceUntil) : '–'],
            [t('joining.waited'), row.state === 'Applied' ? formatMoment(row.appliedAt) : '–'],
            [
              t('joining.rejected'),
              row.rejectedAt ? `${formatDate(row.rejectedAt)} · ${code('refusalReasons', row.rejectedBecause)}` : '–',
            ],
            [t('joining.suspendedUntil'), formatDate(row.suspendedUntil)],
          ]}
        />
      </Panel>
    </Box>
  );
};
