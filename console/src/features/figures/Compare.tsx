import { statsKMin } from '@jurilien/reference';
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { useConfig } from '../../in-force/useConfig';
import { useRegion } from '../../regions';
import { useT, type Translate } from '../../useT';
import { formatMinutes, formatShare, shareOf } from './words';
import type { ProfessionalFigures } from './useFigures';

const NEAR = 0.02;

const Verdict = ({ value, median, lowIsGood }: { value: number | null; median: number | null; lowIsGood?: boolean }) => {
  const t = useT();
  if (value === null || median === null) return <Tag>{t('figures.unknown')}</Tag>;
  if (Math.abs(value - median) <= Math.abs(median) * NEAR) return <Tag tone="info">{t('figures.same')}</Tag>;
  return value < median === Boolean(lowIsGood) ? (
    <Tag tone="success">{t('figures.better')}</Tag>
  ) : (
    <Tag tone="warning">{t('figures.worse')}</Tag>
  );
};

const rowsOf = (own: ProfessionalFigures['own'], median: NonNullable<ProfessionalFigures['region']>['median'], t: Translate) => {
  const acceptance = shareOf(own.accepted, own.offered);
  return [
    {
      label: t('figures.response'),
      own: formatMinutes(own.responseMinutesMedian, t),
      median: formatMinutes(median.responseMinutes, t),
      verdict: <Verdict value={own.responseMinutesMedian} median={median.responseMinutes} lowIsGood />,
    },
    {
      label: t('figures.acceptance'),
      own: formatShare(acceptance),
      median: formatShare(median.acceptanceShare),
      verdict: <Verdict value={acceptance} median={median.acceptanceShare} />,
    },
    {
      label: t('figures.sla'),
      own: formatShare(own.contactSlaKeptShare),
      median: formatShare(median.slaKeptShare),
      verdict: <Verdict value={own.contactSlaKeptShare} median={median.slaKeptShare} />,
    },
  ];
};

/** Own values beside the median of the region, or why there is none. */
export const Compare = ({ figures: { own, region } }: { figures: ProfessionalFigures }) => {
  const t = useT();
  const config = useConfig();
  const name = useRegion();
  if (!region)
    return (
      <Panel title={t('figures.compare')}>
        <Box sx={{ color: 'text.secondary' }}>{t('figures.fewPeers', { k: config.value(statsKMin) })}</Box>
      </Panel>
    );
  const rows = rowsOf(own, region.median, t);
  return (
    <Panel title={t('figures.compare')}>
      <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', mb: 2 }}>
        {t('figures.compareHint', { region: name(region.region), k: region.k })}
      </Box>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('figures.compare')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('figures.measure')}</TableCell>
              <TableCell align="right">{t('figures.own')}</TableCell>
              <TableCell align="right">{t('figures.median')}</TableCell>
              <TableCell align="right">{t('figures.difference')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.label}>
                <TableCell component="th" scope="row">
                  {row.label}
                </TableCell>
                <TableCell align="right" sx={{ fontWeight: 700 }}>
                  {row.own}
                </TableCell>
                <TableCell align="right">{row.median}</TableCell>
                <TableCell align="right">{row.verdict}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  );
};
