import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { LeadDetails, TimelineRow } from '../../api/rows';
import { Loaded, Panel } from '../../components/Panel';
import { formatDay, formatFull, formatTime } from '../../format';
import { locale } from '../../locale';
import { roleOf } from '../../roles';
import { useCode, useT } from '../../useT';
import { eventSentence } from './event-sentences';
import { useNames, useOffers, useTimeline } from './useLead';
import { useWords } from './useWords';

const dot: Record<string, string> = { lead: 'primary.main', distribution: 'secondary.main', offers: 'secondary.main', credit: 'success.main', credits: 'success.main', offer: 'secondary.main', link: 'text.disabled', messages: 'text.disabled', message: 'text.disabled', acceptance: 'success.main', privacy: 'error.main' };

/** Everything that happened, newest first, in plain words: what, when, by whom, why. */
export const Timeline = ({ lead, nameOf }: { lead: LeadDetails; nameOf: (id: string) => string }) => {
  const t = useT();
  const code = useCode();
  const query = useTimeline(lead.id);
  const offers = useOffers(lead.id);
  const names = useNames(offers.data);
  const words = useWords(names);
  const [only, setOnly] = useState<string>();
  const categories = [...new Set((query.data ?? []).map((row) => row.category))];
  const rows = (query.data ?? []).filter((row) => !only || row.category === only);

  const who = (row: TimelineRow) => {
    if (row.actorId && names.has(row.actorId)) return names.get(row.actorId)!;
    if (row.actorKind === 'user') return row.actorId ? nameOf(row.actorId) : code('actors', 'staff');
    if (['client', 'professional'].includes(roleOf(row.actorRole))) return code('actors', roleOf(row.actorRole));
    return code('actors', row.actorKind);
  };
  return (
    <Panel id="timeline" title={t('lead.timeline')} aside={categories.length > 1 && (
      <Box role="group" aria-label={t('list.filters')} sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
        {[undefined, ...categories].map((category) => <Button key={category ?? 'all'} size="small" aria-pressed={only === category} variant={only === category ? 'outlined' : 'text'} onClick={() => setOnly(category)} sx={{ minHeight: 26, minWidth: 0, px: 2, fontSize: '.75rem' }}>{category ? code('categories', category) : t('lead.all')}</Button>)}
      </Box>
    )}>
      <Loaded query={query} isEmpty={!rows.length} empty={t('lead.noTimeline')} lines={6}>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, position: 'relative' }}>
          {rows.map((row, index) => {
            const day = formatDay(row.at);
            const newDay = index === 0 || formatDay(rows[index - 1]!.at) !== day;
            return (
              <Box component="li" key={row.id} sx={{ display: 'grid', gridTemplateColumns: '74px 14px 1fr', gap: 2, pb: 2.5, fontSize: '.8125rem', position: 'relative' }}>
                <Box sx={{ textAlign: 'right', color: 'text.secondary', lineHeight: 1.45, whiteSpace: 'nowrap' }}>
                  {newDay && <Box sx={{ fontWeight: 750, color: 'text.primary' }}>{day}</Box>}
                  <time dateTime={row.at} title={formatFull(row.at)}>{formatTime(row.at)}</time>
                </Box>
                <Box aria-hidden sx={{ position: 'relative', '&::before': { content: '""', position: 'absolute', left: 4, top: 6, bottom: -14, width: 2, bgcolor: 'divider' } }}>
                  <Box sx={{ position: 'absolute', left: 0, top: newDay ? 23 : 5, width: 10, height: 10, borderRadius: '50%', bgcolor: dot[row.category] ?? 'text.secondary', border: 2, borderColor: 'background.paper' }} />
                </Box>
                <Box sx={{ minWidth: 0, pt: newDay ? '18px' : 0 }}>
                  <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{eventSentence(row, locale, words)}</Box>
                  <Box sx={{ color: 'text.secondary' }}>
                    {t('lead.by', { who: who(row) })}{row.actorRole && row.actorKind === 'user' ? `, ${code('roles', roleOf(row.actorRole))}` : ''}
                    {row.reason && <Box component="span" sx={{ color: 'text.primary' }}> {t('lead.because', { reason: row.reason })}</Box>}
                  </Box>
                </Box>
              </Box>
            );
          })}
        </Box>
      </Loaded>
    </Panel>
  );
};
