import type { OfferRow, RankedPerson, WaveRow } from '@jurilien/rows/search';
import { Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../format';
import { useCode, useT, type Translate } from '../../useT';

/** How many beyond those who were asked are listed one by one. */
const NEXT = 15;
/** Parts of a ranking in the order of the specification (4.3.2). */
const PARTS = ['field', 'territory', 'needs', 'answering', 'contactSla', 'rotation', 'exploration'];

/** Why someone was asked in this wave, or not although they could have been. */
function whyOf(person: RankedPerson, asked: boolean, t: Translate): string {
  if (asked && person.sendAt) return t('explained.atOpening', { date: formatMoment(person.sendAt) });
  if (asked) return t(person.fairness ? 'explained.fairness' : 'explained.points');
  if (person.deferred === 'E21') return t('explained.hours');
  return t(person.deferred === 'E22' ? 'explained.firm' : 'explained.beyond');
}

/** What a wave was decided on: everyone who could be asked, in order, each part of their points, and why they were or were not. */
export const Explained = ({ wave, offers }: { wave: WaveRow; offers: readonly OfferRow[] }) => {
  const t = useT();
  const code = useCode();
  const ranked = wave.ranked ?? [];
  if (ranked.length === 0) return null;
  const asked = new Set(offers.filter((offer) => !offer.manual && !offer.board).map((offer) => offer.professionalId));
  const shown = ranked.slice(0, asked.size + NEXT);
  return (
    <Box component="details" sx={{ mt: 2, fontSize: '.8125rem' }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main', fontWeight: 650, minHeight: 24 }}>
        {t('explained.title', { count: wave.eligible })}
      </Box>
      {wave.configVersion && <Box sx={{ color: 'text.secondary', mt: 1 }}>{t('explained.rules', { n: wave.configVersion })}</Box>}
      <Box component="ol" sx={{ m: 0, mt: 1, pl: 6, display: 'grid', gap: 2 }}>
        {shown.map((person) => (
          <li key={person.professionalId}>
            <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'baseline' }}>
              <MuiLink component={Link} to={`/lawyers/${person.professionalId}`} sx={{ fontWeight: 650 }}>
                {person.name ?? t('lawyers.one')}
              </MuiLink>
              <strong>
                {person.points} {t('lead.points')}
              </strong>
              <span>{whyOf(person, asked.has(person.professionalId), t)}</span>
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '.75rem' }}>
              {PARTS.filter((part) => person.parts[part] !== undefined)
                .map((part) => `${code('points', part)} ${person.parts[part]}`)
                .join(' · ')}
            </Box>
          </li>
        ))}
      </Box>
      {wave.eligible > shown.length && (
        <Box sx={{ color: 'text.secondary', mt: 1 }}>{t('explained.more', { count: wave.eligible - shown.length })}</Box>
      )}
    </Box>
  );
};
