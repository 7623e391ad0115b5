import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { formatNumber } from '../../format';
import { useT } from '../../useT';
import type { Report } from './asked';
import { Section } from './Defined';
import { partLabel, partText } from './shown';

/** How many offers each wave sent, and what became of them. */
export const Waves = ({ report: { offerWaves } }: { report: Report }) => {
  const t = useT();
  const number = (n: number | null): string => (n === null ? '–' : formatNumber(n));
  return (
    <Section of="offerWaves">
      {offerWaves.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('reports.noShares')}</Box>
      ) : (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={partLabel('offerWaves')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('reports.wave')}</TableCell>
                <TableCell align="right">{t('reports.shares.offers')}</TableCell>
                <TableCell align="right">{t('reports.offersClaimed')}</TableCell>
                <TableCell align="right">{t('reports.offersAccepted')}</TableCell>
                <TableCell align="right">{t('reports.acceptedOfOffers')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {offerWaves.map(({ wave, offers, claimed, accepted }) => (
                <TableRow key={wave ?? 0}>
                  <TableCell component="th" scope="row">
                    {wave === null ? t('reports.byChoice') : t('reports.waveNo', { wave })}
                  </TableCell>
                  <TableCell align="right">{number(offers)}</TableCell>
                  <TableCell align="right">{number(claimed)}</TableCell>
                  <TableCell align="right">{number(accepted)}</TableCell>
                  <TableCell align="right">{partText(accepted, offers)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Section>
  );
};
