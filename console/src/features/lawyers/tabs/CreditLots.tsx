import type { CreditAccountRow, Lot } from '@jurilien/rows/credits';
import { Box, Link as MuiLink, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-router-dom';
import { Panel } from '../../../components/page/Panel';
import { formatCents, formatCoins, formatDate, formatMoment } from '../../../format';
import { useT } from '../../../useT';
import { Scroll } from '../../../components/list/Scroll';

const KINDS = ['promo', 'subscription', 'purchased'];
const spending = (a: Lot, b: Lot): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (a.expiresAt ?? '').localeCompare(b.expiresAt ?? '') || a.order - b.order;
/** Coins of a lot that have not left for good. */
const unspent = ({ cc, heldCc, clawedCc }: Lot): number => cc + heldCc + clawedCc;
const value = (lot: Lot): number =>
  lot.worth.reduce((n, { cents }, i) => n + cents - Object.values(lot.gone).reduce((m, gone) => m + (gone.cents[i] ?? 0), 0), 0);

/** Lots that still have coins, in the order they are spent. */
export const Lots = ({ lots }: { lots: readonly Lot[] }) => {
  const t = useT();
  const left = lots.filter((lot) => unspent(lot) > 0).sort(spending);
  return (
    <Panel title={t('money.lots')}>
      {left.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('money.noLots')}</Box>
      ) : (
        <>
          <Box sx={{ fontSize: '.8125rem', color: 'text.secondary', mb: 2 }}>{t('money.lotsHint')}</Box>
          <Scroll label={t('money.lots')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('money.lotKind')}</TableCell>
                <TableCell align="right">{t('money.left')}</TableCell>
                <TableCell align="right">{t('money.held')}</TableCell>
                <TableCell align="right">{t('money.disputed')}</TableCell>
                <TableCell>{t('money.expires')}</TableCell>
                <TableCell align="right">{t('money.value')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {left.map((lot) => (
                <TableRow key={lot.lotId}>
                  <TableCell>{t(`money.lotKinds.${lot.kind}`)}</TableCell>
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    <strong>{formatCoins(lot.cc)}</strong>{' '}
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {t('money.ofTotal', { coins: formatCoins(lot.totalCc) })}
                    </Box>
                  </TableCell>
                  <TableCell align="right">{lot.heldCc ? formatCoins(lot.heldCc) : '–'}</TableCell>
                  <TableCell align="right">{lot.clawedCc ? formatCoins(lot.clawedCc) : '–'}</TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{lot.expiresAt ? formatDate(lot.expiresAt) : t('money.never')}</TableCell>
                  <TableCell align="right">{lot.worth.length ? formatCents(value(lot)) : '–'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Scroll>
        </>
      )}
    </Panel>
  );
};

/** Coins held for claims that run now. */
export const Holds = ({ holds }: { holds: NonNullable<CreditAccountRow['holds']> }) => {
  const t = useT();
  return (
    <Panel title={t('money.holds')}>
      {holds.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('money.noHolds')}</Box>
      ) : (
        <Scroll label={t('money.holds')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('money.since')}</TableCell>
              <TableCell align="right">{t('money.held')}</TableCell>
              <TableCell>{t('money.request')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {holds.map((hold) => (
              <TableRow key={hold.claimId}>
                <TableCell>{formatMoment(hold.at)}</TableCell>
                <TableCell align="right">{formatCoins(hold.cc)}</TableCell>
                <TableCell>
                  <MuiLink component={Link} to={`/leads/${hold.leadId}`}>
                    {t('money.open')}
                  </MuiLink>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Scroll>
      )}
    </Panel>
  );
};
