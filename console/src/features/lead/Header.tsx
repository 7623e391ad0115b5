import type { LeadRow } from '@jurilien/rows/processes';
import { LEAD_ENDS } from '@jurilien/contracts';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Lead } from './lead';
import { Countdown } from '../../components/Countdown';
import { State, Tag } from '../../components/Tone';
import { Presence } from '../../components/presence/Presence';
import { BackLink } from '../../components/page/BackLink';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { formatCoins, formatMoment } from '../../format';
import { useRegion } from '../../regions';
import { me } from '../../roles';
import { useNow } from '../../useNow';
import { useCode, useT } from '../../useT';
import { Marks } from './marks';
import { useTimers } from './useLead';

const Answer = ({ question, children }: { question: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Box sx={{ fontSize: '.75rem', color: 'text.secondary', mb: 0.75 }}>{question}</Box>
    <Box sx={{ fontSize: '.9375rem', fontWeight: 650, display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>{children}</Box>
  </Box>
);

const isUrgent = (lead: Lead, row: LeadRow | undefined) => row?.urgent === true || lead.urgent === true || lead.facts.urgent === true;

/** Marks of a lead drawn from its facts, for pages that read the details. */
const markedFrom = (lead: Lead, row: LeadRow | undefined): Partial<LeadRow> => ({
  ...(lead.facts as Partial<LeadRow>),
  state: lead.state,
  urgent: isUrgent(lead, row),
  clientReady: lead.facts.clientReadySeriousAlert === true || lead.facts.clientReadyAlert === true,
  confirmed: Boolean(lead.emailConfirmed || lead.phoneNumberConfirmed),
});

interface Props {
  lead: Lead;
  row: LeadRow | undefined;
  nameOf: (id: string) => string;
  taker?: string;
  back: { to: string; label: string };
  children: ReactNode;
}

/** Where it comes from, since when, and who works on it. */
const Received = ({ lead, nameOf }: Pick<Props, 'lead' | 'nameOf'>) => {
  const t = useT();
  const code = useCode();
  const region = useRegion();
  return (
    <Box sx={{ ml: { sm: 'auto' }, color: 'text.secondary', fontSize: '.8125rem' }}>
      {[lead.facts.city, region(lead.facts.region as string), lead.province ?? lead.facts.province].filter(Boolean).join(', ')} ·{' '}
      {code('langs', lead.lang)} ·{lead.channel === 'phone' && ` ${t('phone.taken')} ·`}{' '}
      {t('lead.received', { date: formatMoment(lead.submittedAt ?? lead.createdAt) })}
      {lead.experiment && ` · ${t(`lead.compared.${lead.experiment}`)}`}
      {lead.renewedFrom && (
        <>
          {' · '}
          <MuiLink component={Link} to={`/leads/${lead.renewedFrom}`}>
            {t('lead.renewedFrom')}
          </MuiLink>
        </>
      )}
      {lead.assigneeId && ` · ${t('lead.assignedTo', { name: nameOf(lead.assigneeId) })}`}
    </Box>
  );
};

const StateNow = ({ lead, claimed, nameOf, taker }: Pick<Props, 'lead' | 'nameOf' | 'taker'> & { claimed: boolean }) => {
  const t = useT();
  const now = useNow();
  const locked = lead.lockedBy && lead.lockUntil && Date.parse(lead.lockUntil) > now ? lead.lockedBy : undefined;
  return (
    <Answer question={t('lead.whatState')}>
      <State family="states" value={lead.state} large />
      {locked && (
        <Tag tone={locked === me().id ? 'info' : 'warning'}>
          {locked === me().id ? t('leads.lockedByMe') : t('leads.lockedBy', { name: nameOf(locked) })}
        </Tag>
      )}
      {claimed && <Tag tone="accent">{t('leads.claimLive')}</Tag>}
      {lead.acceptedBy && (
        <MuiLink component={Link} to={`/lawyers/${lead.acceptedBy}`} sx={{ fontSize: '.8125rem' }}>
          {taker ? t('lead.acceptedByName', { name: taker }) : t('lead.acceptedBy')}
        </MuiLink>
      )}
    </Answer>
  );
};

const NextTimer = ({ lead, row }: Pick<Props, 'lead' | 'row'>) => {
  const t = useT();
  const code = useCode();
  const now = useNow();
  const { timers } = useTimers(lead);
  const due = timers.find((timer) => Date.parse(timer.dueAt) > now) ?? timers[0];
  const next = row?.nextAt && row.nextTimer ? { timer: row.nextTimer, dueAt: row.nextAt } : due;
  return (
    <Answer question={t('lead.whatNext')}>
      {next ? (
        <>
          <span>{code('timers', next.timer)}</span>
          <Countdown at={next.dueAt} />
        </>
      ) : (
        <Box component="span" sx={{ fontWeight: 400, fontSize: '.8125rem', color: 'text.secondary', maxWidth: 220 }}>
          {t((LEAD_ENDS as readonly string[]).includes(lead.state) ? 'ended.next' : 'lead.noTimer')}
        </Box>
      )}
    </Answer>
  );
};

/** Answers the three questions at once: what state, what next and when, what can I do. */
export const Header = ({ lead, row, nameOf, taker, back, children }: Props) => {
  const t = useT();
  const code = useCode();
  const urgent = isUrgent(lead, row);
  const title = `${lead.code ?? '····'} · ${code('lawyerTypes', String(lead.facts.lawyerType ?? ''))}`;
  useDocumentTitle(title);
  return (
    <Box component="header" sx={{ mb: 4 }}>
      <BackLink to={back.to}>{back.label}</BackLink>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flexWrap: 'wrap', mt: 1.5, mb: 3 }}>
        <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
          {title}
        </Typography>
        <Marks lead={markedFrom(lead, row)} all />
        {lead.unproven && (
          <Tag tone="warning" title={t('lead.unprovenText')}>
            {t('lead.unproven')}
          </Tag>
        )}
        <Presence view="leads" id={lead.id} />
        <Received lead={lead} nameOf={nameOf} />
      </Box>
      <Box
        sx={{
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          p: 4,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'auto auto auto auto', xl: 'auto auto auto auto minmax(420px, 1fr)' },
          alignItems: 'start',
          justifyContent: 'space-between',
        }}
      >
        <StateNow lead={lead} claimed={row?.claimLive === true} nameOf={nameOf} taker={taker} />
        <NextTimer lead={lead} row={row} />
        <Answer question={t('lead.urgency')}>{urgent ? <Tag tone="danger">{t('lead.urgent')}</Tag> : t('lead.notUrgent')}</Answer>
        <Answer question={t('lead.price')}>{formatCoins(row?.priceCc ?? Number(lead.facts.coinValue ?? 1) * 100)}</Answer>
        <Box sx={{ gridColumn: { xs: '1 / -1', xl: 'auto' } }}>
          <Answer question={t('lead.whatNow')}>{children}</Answer>
        </Box>
      </Box>
    </Box>
  );
};
