import { Box, Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { textInWords } from '@jurilien/reference';
import type { Lead } from './lead';
import { EndMessageLinks, useConsentRows } from '../../components/consents/AddressConsents';
import { ConsentHistory } from '../../components/consents/ConsentHistory';
import { SaidOnPhone } from '../../components/consents/SaidOnPhone';
import { Countdown } from '../../components/Countdown';
import { Facts, Loaded, Panel } from '../../components/page/Panel';
import { MessageLine } from '../../components/text/MessageBody';
import { Tag } from '../../components/Tone';
import { formatMoment, formatMovement } from '../../format';
import { locale } from '../../locale';
import { useCode, useT } from '../../useT';
import { useAsked, useLedger, useMessages, useNames, useOffers, useTimers } from './useLead';

const list = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map((item) => (typeof item === 'object' && item ? (item as Record<string, unknown>) : { text: item })) : [];
export const Timers = ({ lead }: { lead: Lead }) => {
  const t = useT();
  const code = useCode();
  const query = useTimers(lead);
  return (
    <Panel title={t('lead.timers')}>
      <Loaded query={query} isEmpty={!query.timers.length} empty={t('lead.noTimers')} lines={2}>
        <Facts rows={query.timers.map((timer) => [code('timers', timer.timer), <Countdown key={timer.timer} at={timer.dueAt} />])} />
      </Loaded>
    </Panel>
  );
};

export const Ledger = ({ lead }: { lead: Lead }) => {
  const t = useT();
  const code = useCode();
  const query = useLedger(lead.id);
  const names = useNames(useOffers(lead.id).data);
  return (
    <Panel title={t('lead.ledger')}>
      <Loaded query={query} isEmpty={!query.data?.length} empty={t('lead.noLedger')} lines={2}>
        {query.data?.map((entry) => (
          <Box key={entry.id} sx={{ display: 'flex', gap: 2, py: 1.25, borderBottom: 1, borderColor: 'divider', fontSize: '.8125rem' }}>
            <Box sx={{ flex: 1 }}>
              {code('ledger', entry.type)}
              <Box sx={{ color: 'text.secondary' }}>
                <MuiLink component={Link} underline="always" to={`/lawyers/${entry.professionalId}?tab=credits`}>
                  {names.get(entry.professionalId) ?? t('lawyers.one')}
                </MuiLink>{' '}
                · {formatMoment(entry.at)}
              </Box>
            </Box>
            <strong>{formatMovement(entry)}</strong>
          </Box>
        ))}
      </Loaded>
    </Panel>
  );
};

export const Messages = ({ lead }: { lead: Lead }) => {
  const t = useT();
  const query = useMessages(lead);
  return (
    <Panel title={t('lead.messages')}>
      <Loaded query={query} isEmpty={!query.data?.length} empty={t('lead.noMessages')}>
        {query.data?.map((message) => (
          <MessageLine key={message.id} message={message} />
        ))}
      </Loaded>
    </Panel>
  );
};

/** Notes and calls of the team, newest first. */
export const NotesAndCalls = ({ lead, nameOf }: { lead: Lead; nameOf: (id: string) => string }) => {
  const t = useT();
  const code = useCode();
  const notes = list(lead.notes);
  const calls = list(lead.calls);
  if (!notes.length && !calls.length) return null;
  const by = (item: Record<string, unknown>) => (
    <Box sx={{ color: 'text.secondary' }}>
      {item.fromClient ? `${t('lead.byClient')} · ` : item.by || item.actorId ? `${nameOf(String(item.by ?? item.actorId))} · ` : ''}
      {formatMoment(item.at as string)}
    </Box>
  );
  return (
    <Panel title={t('lead.notes')}>
      {[...notes].reverse().map((note, index) => (
        <Box key={`n${index}`} sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', fontSize: '.8125rem', whiteSpace: 'pre-wrap' }}>
          {String(note.note ?? note.text ?? '')}
          {by(note)}
        </Box>
      ))}
      {[...calls].reverse().map((call, index) => (
        <Box key={`c${index}`} sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', fontSize: '.8125rem' }}>
          <Tag>{code('callOutcomes', String(call.outcome))}</Tag> {String(call.note ?? '')}
          {by(call)}
        </Box>
      ))}
    </Panel>
  );
};

/** What the client agreed to; where it was by phone, which text was read, by whom and when. */
export const Consents = ({ lead, nameOf }: { lead: Lead; nameOf: (id: string) => string }) => {
  const t = useT();
  const code = useCode();
  const truth = useAsked(lead.id, 'consents', lead.version).data;
  const marketing = useConsentRows(truth);
  const rows = Object.entries(lead.consents ?? {}).filter(([purpose]) => purpose !== 'marketing');
  if (!rows.length) return null;
  return (
    <Panel title={t('lead.consents')}>
      <Facts
        rows={[
          ...marketing,
          ...rows.map(
            ([purpose, { granted, at, textVersion, readBy }]) =>
              [
                code('consents', purpose),
                <Box key={purpose}>
                  <Tag tone={granted ? 'success' : 'neutral'}>{t(granted ? 'lead.given' : 'lead.notGiven')}</Tag>
                  <Box sx={{ mt: 1, fontWeight: 400, color: 'text.secondary' }}>
                    {readBy && `${t('phone.readBy', { name: nameOf(readBy), when: formatMoment(at) })}. `}
                    {textInWords(textVersion, purpose === 'reminder' ? 'message-choices' : 'request-consents', locale)}
                  </Box>
                </Box>,
              ] as [string, ReactNode],
          ),
        ]}
      />
      {truth && <ConsentHistory moments={truth.history} nameOf={nameOf} />}
      {truth && <SaidOnPhone of={{ leadId: lead.id }} proven={truth.proven} lang={lead.lang === 'en' ? 'en' : 'fr'} />}
      <EndMessageLinks links={truth?.links} />
    </Panel>
  );
};
