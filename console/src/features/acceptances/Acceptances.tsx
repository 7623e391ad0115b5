import type { AcceptanceRow } from '@jurilien/rows/acceptance';
import type { ActionOn } from '@jurilien/rows/processes';
import { Box, Link as MuiLink } from '@mui/material';
import { useCallback, useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { type Lead, useNames, useOffers } from '../lead';
import { replacementCauses, replacementRefusals } from '../../codes';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { Countdown } from '../../components/Countdown';
import { Facts, Loaded, Panel } from '../../components/page/Panel';
import { State, Tag } from '../../components/Tone';
import { useActions, type Reason, type WhyNot } from '../../components/commands/useActions';
import { formatCoins, formatMoment } from '../../format';
import { useCode, useT } from '../../useT';

type Act = 'grant' | 'refuse' | 'replace' | 'close';
const COMMANDS: Record<Act, ActionOn<'acceptances'>> = {
  grant: 'DecideReplacement',
  refuse: 'DecideReplacement',
  replace: 'RequestReplacement',
  close: 'CloseAcceptance',
};

/** What follows each acceptance of a request: stage and contact clock, what came of it, and what someone waits for. */
export const Acceptances = ({ lead }: { lead: Lead }) => {
  const t = useT();
  const query = useGetList<AcceptanceRow>('acceptances', {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'at', order: 'DESC' },
    filter: { leadId: lead.id },
  });
  const names = useNames(useOffers(lead.id).data);
  const code = useCode();
  // The state of the request that stands in the way is the one that its page shows.
  const words = useCallback(
    ({ detail }: Reason) => (detail.startsWith('lead-is-') ? t('actions.why.state', { state: code('states', lead.state) }) : undefined),
    [t, code, lead.state],
  );
  const whyNot = useActions('acceptances', query.data?.map(({ id }) => id) ?? [], words);
  if (!query.data?.length) return null;
  return (
    <Panel title={t('acceptances.title')}>
      <Loaded query={query} isEmpty={false} empty="">
        {query.data.map((row) => (
          <One key={row.id} row={row} name={names.get(row.professionalId) ?? t('lawyers.one')} whyNot={whyNot} />
        ))}
      </Loaded>
    </Panel>
  );
};

const One = ({ row, name, whyNot }: { row: AcceptanceRow; name: string; whyNot: WhyNot<'acceptances'> }) => {
  const t = useT();
  const code = useCode();
  const [open, setOpen] = useState<Act>();
  const why = (act: Act) => whyNot(row.id, COMMANDS[act]);
  // A wish of the client that waits for an answer comes before everything else.
  const acts: readonly Act[] = why('grant') ? ['replace', 'close'] : ['grant', 'refuse'];
  return (
    <Box
      component="section"
      aria-label={name}
      sx={{ py: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', mb: 1 }}>
        <MuiLink component={Link} to={`/lawyers/${row.professionalId}`} sx={{ fontWeight: 700 }}>
          {name}
        </MuiLink>
        <State family="acceptanceStates" value={row.state} />
        {row.chosen && <Tag tone="success">{t('acceptances.chosen')}</Tag>}
        {row.slaMissed && <Tag tone="danger">{t('acceptances.missed')}</Tag>}
        <Box sx={{ ml: 'auto', fontSize: '.8125rem' }}>{formatCoins(row.priceCc)}</Box>
      </Box>
      <Waiting row={row} />
      <Facts rows={factsOf(row, t, code)} />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mt: 2 }}>
        {acts.map((act) => (
          <ActionButton
            key={act}
            size="small"
            variant={act === 'grant' ? 'contained' : 'outlined'}
            color={act === 'refuse' || act === 'replace' ? 'error' : 'primary'}
            why={why(act)}
            onClick={() => setOpen(act)}
          >
            {t(`acceptances.${act}`)}
          </ActionButton>
        ))}
      </Box>
      {open && <CommandDialog key={open} command={commandOf(open, row, t, code)} onClose={() => setOpen(undefined)} />}
    </Box>
  );
};

/** What someone waits for, above everything else. */
export const Waiting = ({ row }: { row: AcceptanceRow }) => {
  const t = useT();
  const code = useCode();
  const lines = [
    row.followUp && t('acceptances.followUp'),
    row.replacement === 'asked' &&
      [
        t('acceptances.replacementAsked', { cause: code('replacementCauses', row.replacementCause ?? 'other') }),
        row.replacementAnswerBy && t('acceptances.replacementBy', { date: formatMoment(row.replacementAnswerBy) }),
      ]
        .filter(Boolean)
        .join('. '),
    row.replacement === 'refused' &&
      t('acceptances.replacementRefused', { why: code('replacementRefusals', row.replacementRefusal ?? 'other') }),
    row.replacement === 'granted' && t('acceptances.replacementGranted'),
    row.credit === 'asked' &&
      t('acceptances.credit', { reason: code('creditReasons', row.creditReason ?? 'other'), date: formatMoment(row.creditDecideBy) }),
  ].filter(Boolean);
  return lines.length === 0 ? null : (
    <Box component="ul" sx={{ m: 0, mb: 1, pl: 4, fontSize: '.8125rem' }}>
      {lines.map((line) => (
        <li key={String(line)}>{line}</li>
      ))}
    </Box>
  );
};

type T = ReturnType<typeof useT>;
type Code = ReturnType<typeof useCode>;

function factsOf(row: AcceptanceRow, t: T, code: Code): [string, React.ReactNode][] {
  const outcome = [row.outcome, row.outcomeReason]
    .filter((part): part is string => Boolean(part))
    .map((part) => code('acceptanceOutcomes', part));
  const consultation = [row.consultation, row.next]
    .filter((part): part is string => Boolean(part))
    .map((part) => code('acceptanceOutcomes', part));
  return [
    row.contactedAt
      ? [t('lawyers.contactedAt'), `${formatMoment(row.contactedAt)}${row.confirmedByClient ? ` (${t('acceptances.byClient')})` : ''}`]
      : [t('acceptances.due'), row.state === 'ToContact' ? <Countdown key="due" at={row.slaDueAt} /> : formatMoment(row.slaDueAt)],
    [t('acceptances.attempts'), String(row.attempts ?? 0)],
    [t('acceptances.notes'), String(row.notes ?? 0)],
    ...(consultation.length ? [[t('acceptances.consultation'), consultation.join(', ')] as [string, string]] : []),
    ...(outcome.length ? [[t('acceptances.outcome'), outcome.join(', ')] as [string, string]] : []),
    ...(row.closeReason ? [[t('acceptances.closedAs'), code('acceptanceOutcomes', row.closeReason)] as [string, string]] : []),
  ];
}

function commandOf(act: Act, row: AcceptanceRow, t: T, code: Code): Command {
  const ids = { acceptanceId: row.id, leadId: row.leadId };
  const note = { name: 'note', label: 'acceptances.note', kind: 'lines', optional: true } as const;
  const base = { command: COMMANDS[act], label: t(`acceptances.${act}`), reason: true };
  const noteOf = (value: unknown) => (value ? { note: String(value) } : {});
  switch (act) {
    case 'grant':
      return { ...base, fields: [], payload: () => ({ ...ids, granted: true }) };
    case 'refuse':
      return {
        ...base,
        danger: true,
        fields: [
          {
            name: 'refusal',
            label: 'acceptances.refusal',
            kind: 'select',
            options: replacementRefusals.map((value) => ({ value, label: code('replacementRefusals', value) })),
          },
          note,
        ],
        payload: ({ refusal, note: words }) => ({ ...ids, granted: false, refusal, ...noteOf(words) }),
      };
    case 'replace':
      return {
        ...base,
        danger: true,
        fields: [
          {
            name: 'cause',
            label: 'acceptances.cause',
            kind: 'select',
            options: replacementCauses.map((value) => ({ value, label: code('replacementCauses', value) })),
          },
          note,
        ],
        payload: ({ cause, note: words }) => ({ ...ids, cause, ...noteOf(words) }),
      };
    case 'close':
      return { ...base, fields: [], payload: () => ({ ...ids, professionalId: row.professionalId }) };
  }
}
