import type { OfferRow } from '@jurilien/rows/search';
import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { Box, Button, Collapse, Link as MuiLink, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Fragment, useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { Loaded, Panel } from '../../../components/page/Panel';
import { ScoreBar } from '../../../components/ScoreBar';
import { State, Tag } from '../../../components/Tone';
import { COLON, formatCoins, formatMoment } from '../../../format';
import { useCode, useT } from '../../../useT';
import { newest, Scroll } from '../../../components/list/Scroll';

const Line = ({ offer }: { offer: OfferRow }) => {
  const t = useT();
  const code = useCode();
  const [open, setOpen] = useState(false);
  const ranked = offer.parts && Object.keys(offer.parts).length > 0;
  return (
    <Fragment>
      <TableRow>
        <TableCell>
          <MuiLink component={Link} to={`/leads/${offer.leadId}`} sx={{ fontWeight: 700 }}>
            {offer.code}
          </MuiLink>
        </TableCell>
        <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatMoment(offer.madeAt)}</TableCell>
        <TableCell sx={{ whiteSpace: 'nowrap' }}>
          {offer.manual ? <Tag>{t('pros.manual')}</Tag> : t('pros.waveShort', { round: offer.round, wave: offer.wave })}
        </TableCell>
        <TableCell>
          <State family="offerStates" value={offer.state} />{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {offer.refusedReason ? code('refusals', offer.refusedReason) : ''}
          </Box>
        </TableCell>
        <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatMoment(offer.seenAt)}</TableCell>
        <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatMoment(offer.answeredAt)}</TableCell>
        <TableCell align="right">
          {ranked ? (
            <Button
              aria-expanded={open}
              aria-label={`${offer.points} – ${t('pros.showParts')}${COLON} ${offer.code}`}
              onClick={() => setOpen(!open)}
            >
              {offer.points}
            </Button>
          ) : (
            '–'
          )}
        </TableCell>
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
          {formatCoins(offer.priceCc)}
        </TableCell>
      </TableRow>
      {ranked && (
        <TableRow sx={open ? {} : { display: 'none' }}>
          <TableCell colSpan={8}>
            <Collapse in={open} unmountOnExit>
              <Box sx={{ py: 1, maxWidth: 640 }}>
                <ScoreBar parts={offer.parts ?? {}} label={t('pros.parts')} />
              </Box>
            </Collapse>
          </TableCell>
        </TableRow>
      )}
    </Fragment>
  );
};

/** What was offered, why in that place, and what was answered. */
export const OffersHistory = ({ row: { id } }: { row: ProfessionalRow }) => {
  const t = useT();
  const query = useGetList<OfferRow>('offers', { ...newest('madeAt'), filter: { professionalId: id } });
  const offers = query.data ?? [];
  return (
    <Panel
      title={t('lawyers.tabs.offers')}
      aside={
        (query.total ?? 0) > offers.length && (
          <Box sx={{ fontSize: '.8125rem', color: 'text.secondary' }}>{t('pros.earlierOffers', { n: offers.length })}</Box>
        )
      }
    >
      <Loaded query={query} isEmpty={!offers.length} empty={t('lawyers.noOffers')}>
        <Scroll label={t('lawyers.tabs.offers')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('lawyers.lead')}</TableCell>
              <TableCell>{t('lawyers.when')}</TableCell>
              <TableCell>{t('pros.wave')}</TableCell>
              <TableCell>{t('pros.reason')}</TableCell>
              <TableCell>{t('pros.seen')}</TableCell>
              <TableCell>{t('pros.answered')}</TableCell>
              <TableCell align="right">{t('pros.points')}</TableCell>
              <TableCell align="right">{t('lawyers.amount')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {offers.map((offer) => (
              <Line key={offer.id} offer={offer} />
            ))}
          </TableBody>
        </Scroll>
      </Loaded>
    </Panel>
  );
};
