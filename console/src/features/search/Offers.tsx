import type { OfferRow, WaveRow } from '@jurilien/rows/search';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { type Lead, useOffers, useWaves } from '../lead';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { Countdown } from '../../components/Countdown';
import { Loaded, Panel } from '../../components/page/Panel';
import { State, Tag } from '../../components/Tone';
import { formatCoins, formatMoment } from '../../format';
import { me, whyNotAs } from '../../roles';
import { useCode, useT } from '../../useT';
import { Excluded } from './Excluded';
import { Explained } from './Explained';

/** The parts of a ranking, as bars with their points. */
const Points = ({ parts }: { parts: Record<string, number> | null | undefined }) => {
  const code = useCode();
  if (!parts) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 12px', color: 'text.secondary', fontSize: '.75rem' }}>
      {Object.entries(parts)
        .filter(([, points]) => points > 0)
        .map(([part, points]) => (
          <span key={part}>
            {code('points', part)} <strong>{points}</strong>
          </span>
        ))}
    </Box>
  );
};

/** The link of an offer again, to the mailbox on file: for who lost the one they had. No one here sees it. */
const SendLink = ({ offer }: { offer: OfferRow }) => {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (offer.state === 'Planned' || whyNotAs(me().role, 'SendOfferLink')) return null;
  const command: Command = {
    command: 'SendOfferLink',
    label: t('lead.sendOfferLink', { name: offer.professionalName }),
    note: t('lead.sendOfferLinkNote'),
    fields: [],
    reason: true,
    payload: () => ({ leadId: offer.leadId, professionalId: offer.professionalId }),
  };
  return (
    <Box>
      <ActionButton size="small" variant="text" onClick={() => setOpen(true)} aria-label={command.label}>
        {t('lead.sendLink')}
      </ActionButton>
      {open && <CommandDialog command={command} onClose={() => setOpen(false)} />}
    </Box>
  );
};

const Offer = ({ offer }: { offer: OfferRow }) => {
  const t = useT();
  const code = useCode();
  const detail =
    offer.state === 'Claimed' ? (
      <Countdown at={offer.claimUntil} />
    ) : offer.state === 'Planned' ? (
      Date.parse(offer.sendAt ?? '') <= Date.parse(offer.madeAt) ? (
        t('search.waits')
      ) : (
        t('search.plannedAt', { date: formatMoment(offer.sendAt) })
      )
    ) : offer.refusedReason ? (
      code('refusals', offer.refusedReason)
    ) : offer.seenAt ? (
      t('lead.seenAt', { date: formatMoment(offer.seenAt) })
    ) : offer.remindedAt ? (
      t('search.remindedAt', { date: formatMoment(offer.remindedAt) })
    ) : (
      ''
    );
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <strong>{offer.professionalName}</strong>
        {offer.manual && <Tag>{t('lead.manual')}</Tag>}
        {offer.board && <Tag>{t('search.onBoard')}</Tag>}
        <State family="offerStates" value={offer.state} />
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>
          {detail}
        </Box>
        <Box sx={{ ml: 'auto', fontSize: '.8125rem', whiteSpace: 'nowrap' }}>
          {offer.points !== null && offer.points !== undefined && (
            <>
              <strong>{offer.points}</strong> {t('lead.points')} ·{' '}
            </>
          )}
          {formatCoins(offer.priceCc)}
        </Box>
      </Box>
      {Boolean(offer.overrides?.length) && (
        <Box sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>
          {t('search.overrides', { list: offer.overrides.map((rule) => `${code('exclusions', rule)} (${rule})`).join(', ') })}
        </Box>
      )}
      <Points parts={offer.parts} />
      <SendLink offer={offer} />
    </Box>
  );
};

const key = (item: { round: number; wave: number }) => `${item.round}-${item.wave}`;

/** Waves and their offers, live, with the reasons of the ranking and of each exclusion. */
export const Offers = ({ lead }: { lead: Lead }) => {
  const t = useT();
  const offers = useOffers(lead.id);
  const waves = useWaves(lead.id);
  const groups = new Map<string, { wave?: WaveRow; round: number; number: number; offers: OfferRow[] }>();
  for (const wave of waves.data ?? []) groups.set(key(wave), { wave, round: wave.round, number: wave.wave, offers: [] });
  // As they were ranked; what was made by hand or from the board has no points and comes after.
  const ranked = [...(offers.data ?? [])].sort((a, b) => (b.points ?? -1) - (a.points ?? -1));
  for (const offer of ranked) {
    const group = groups.get(key(offer)) ?? { round: offer.round, number: offer.wave, offers: [] };
    group.offers.push(offer);
    groups.set(key(offer), group);
  }
  // The search is over with the request's own state: its last wave is not ended apart.
  const searching = lead.state === 'Offering' || lead.state === 'SelfServe';
  // A claim stops the clock of the wave.
  const claimed = (offers.data ?? []).some((offer) => offer.state === 'Claimed');
  const ordered = [...groups.values()].sort((a, b) => b.round - a.round || b.number - a.number);
  return (
    <Panel title={t('lead.offers')}>
      <Loaded
        query={offers}
        isEmpty={!ordered.length}
        empty={
          <>
            {t('lead.noOffers')} {t('lead.noOffersText')}
          </>
        }
      >
        {ordered.map((group) => (
          <Box key={`${group.round}-${group.number}`} sx={{ mb: 4, '&:last-of-type': { mb: 0 } }}>
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', pb: 1 }}>
              <Typography variant="h3">
                {group.round > 1 && `${t('lead.round', { round: group.round })} · `}
                {t('lead.wave', { wave: group.number })}
              </Typography>
              {group.wave && <State family="waveStates" value={searching || group.wave.state === 'skipped' ? group.wave.state : 'over'} />}
              {group.wave && (
                <Box component="span" sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>
                  {t('lead.eligible', { count: group.wave.eligible })} · {formatMoment(group.wave.startedAt)}
                  {group.wave.endsAt && ` – ${formatMoment(group.wave.endsAt)}`}
                </Box>
              )}
              {group.wave && searching && !claimed && group.wave.endsAt && Date.parse(group.wave.endsAt) > Date.now() && (
                <Countdown at={group.wave.endsAt} />
              )}
            </Box>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {group.offers.map((offer) => (
                <Offer key={offer.id} offer={offer} />
              ))}
            </Box>
            {group.wave && <Explained wave={group.wave} offers={group.offers} />}
            {group.wave && <Excluded leadId={lead.id} wave={group.wave} />}
          </Box>
        ))}
      </Loaded>
    </Panel>
  );
};
