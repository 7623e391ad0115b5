import type { CreditRequestRow } from '@jurilien/rows/acceptance';
import { Box, Link as MuiLink, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import {
  creditsPaLimitCc,
  HOUR_MS,
  leadCreditAbuseDays,
  leadCreditAbusePercent,
  leadCreditAutoApproveBusinessDays,
  leadCreditDecideBusinessDays,
} from '@jurilien/reference';
import { useCallback } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { Countdown } from '../../components/Countdown';
import { Loaded, Panel } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { COLON, formatCoins, formatDate, formatMoment } from '../../format';
import { locale } from '../../locale';
import { mayRead, me } from '../../roles';
import type { Field, Value } from '../../components/commands/CommandDialog';
import { useActions, type Reason } from '../../components/commands/useActions';
import { useConfig } from '../../in-force/useConfig';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import { creditDoubts, creditRefusals } from './credit-words';
import { Scroll } from '../../components/list/Scroll';
import { Decide } from './Decide';
import { leadCreditEffect } from './effects';
import { byUrgency } from './urgency';
import { useEffectTools } from './useEffectTools';
import { list, quiet, Who } from '../../components/text/who';

const SHOWN = 50;
const wordOf = (words: Record<'fr' | 'en', Record<string, string>>, code: string): string => words[locale][code] ?? code;

/** What the rules looked at before a person does. */
const Facts = ({ row }: { row: CreditRequestRow }) => {
  const t = useT();
  const config = useConfig();
  return (
    <Box sx={{ ...quiet, display: 'grid', gap: 1, mt: 2 }}>
      {row.evidence && (
        <Box>
          <strong>{t('leadCredits.evidence') + COLON}</strong> <span style={{ whiteSpace: 'pre-line' }}>{row.evidence}</span>
        </Box>
      )}
      <Box>
        <strong>{t('leadCredits.doubts') + COLON}</strong>{' '}
        {row.doubts ? row.doubts.map((code) => wordOf(creditDoubts, code)).join(', ') : t('leadCredits.checking')}
      </Box>
      {row.clientDenied && <Box sx={{ color: 'text.primary', fontWeight: 650 }}>{t('leadCredits.denied')}</Box>}
      {row.againAt && <Box>{t('leadCredits.again', { when: formatMoment(row.againAt) })}</Box>}
      {row.ratePercent !== null && row.ratePercent !== undefined && (
        <Box>{t('leadCredits.rate', { rate: row.ratePercent, days: config.value(leadCreditAbuseDays, {}) })}</Box>
      )}
    </Box>
  );
};

const useAsked = (professionalId: string | undefined, may: boolean) =>
  useGetList<CreditRequestRow>(
    'credit-requests',
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'decideBy', order: 'ASC' },
      filter: { state: ['asked'], ...(professionalId ? { professionalId } : {}) },
    },
    { retry: false, enabled: may },
  );

/** Why this member of the team cannot decide a request, where the rule's own words do not name the amount. */
const useReasonWords = () => {
  const t = useT();
  const config = useConfig();
  return useCallback(
    ({ detail }: Reason) =>
      detail === 'above-own-limit' ? t('leadCredits.abovePower', { coins: formatCoins(config.value(creditsPaLimitCc)) }) : undefined,
    [t, config],
  );
};

/** What a refusal states besides its reason. */
const refusalFields = (): Field[] => [
  {
    name: 'refusal',
    label: 'leadCredits.refusal',
    kind: 'select',
    options: Object.keys(creditRefusals.fr).map((value) => ({ value, label: wordOf(creditRefusals, value) })),
  },
  { name: 'note', label: 'leadCredits.note', kind: 'lines', hint: 'leadCredits.noteHint', optional: true },
];

const decisionOf = (row: CreditRequestRow, approved: boolean, { refusal, note }: Record<string, Value>) => ({
  acceptanceId: row.acceptanceId,
  leadId: row.leadId,
  professionalId: row.professionalId,
  requestId: row.id,
  approved,
  ...(approved ? {} : { refusal, ...(note ? { note } : {}) }),
});

/** What is asked back and why, whose it is, and how long it may wait. */
const Asked = ({ row, whose }: { row: CreditRequestRow; whose: boolean }) => {
  const t = useT();
  const config = useConfig();
  const code = useCode();
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <strong>{t('leadCredits.askFor', { coins: formatCoins(row.priceCc), reason: code('creditReasons', row.reason) })}</strong>
        {whose && <Who id={row.professionalId} />}
        {row.escalated ? <Tag tone="danger">{t('leadCredits.late')}</Tag> : <Countdown at={row.decideBy} nearMs={8 * HOUR_MS} />}
        {row.abuse && (
          <Tag
            tone="warning"
            title={t('leadCredits.abuseHint', {
              percent: config.value(leadCreditAbusePercent, {}),
              days: config.value(leadCreditAbuseDays, {}),
            })}
          >
            {t('leadCredits.abuse')}
          </Tag>
        )}
      </Box>
      <Box sx={quiet}>
        {t('leadCredits.asked', { when: formatMoment(row.askedAt) })}
        {row.escalated && row.approveAt && ` · ${t('leadCredits.autoAt', { when: formatMoment(row.approveAt) })}`}
        {' · '}
        <MuiLink component={Link} to={`/leads/${row.leadId}`} underline="always" sx={{ display: 'inline-block', lineHeight: '24px' }}>
          {t('leadCredits.request')}
        </MuiLink>
      </Box>
    </>
  );
};

/** Coins asked back that no rule gave: the team says yes, or why not; those that wait too long first (4.4.8). */
export const LeadCredits = ({ professionalId }: { professionalId?: string }) => {
  const t = useT();
  const config = useConfig();
  const tools = useEffectTools();
  const may = mayRead(me().role, 'creditRequests');
  const query = useAsked(professionalId, may);
  const words = useReasonWords();
  const whyNot = useActions('credit-requests', query.data?.map(({ id }) => id) ?? [], words);
  if (!may || (professionalId && !query.data?.length)) return null;
  return (
    <Panel id="credit-requests" title={t('leadCredits.title')}>
      <Loaded query={query} isEmpty={!query.data?.length} empty={t('leadCredits.none')}>
        <Box sx={{ ...quiet, mb: 2 }}>
          {t('leadCredits.hint', {
            told: config.value(leadCreditDecideBusinessDays, {}),
            given: config.value(leadCreditAutoApproveBusinessDays, {}),
          })}
        </Box>
        <Box component="ul" sx={list}>
          {byUrgency(query.data ?? []).map((row) => (
            <Decide
              key={row.id}
              command="DecideLeadCredit"
              professionalId={row.professionalId}
              effect={(account, approved) => leadCreditEffect(tools, account, { cc: row.priceCc, approved })}
              yes={t('leadCredits.approve')}
              no={t('leadCredits.refuse')}
              why={whyNot(row.id, 'DecideLeadCredit')}
              fields={(approved) => (approved ? [] : refusalFields())}
              payload={(approved, values) => decisionOf(row, approved, values)}
              what={
                <>
                  <Asked row={row} whose={!professionalId} />
                  <Facts row={row} />
                </>
              }
            />
          ))}
        </Box>
        {(query.total ?? 0) > SHOWN && <Box sx={quiet}>{t('leadCredits.more', { n: SHOWN })}</Box>}
      </Loaded>
    </Panel>
  );
};

/** What was answered to the requests of one professional, the newest first. */
export const DecidedLeadCredits = ({ professionalId }: { professionalId: string }) => {
  const t = useT();
  const code = useCode();
  const { nameOf } = useStaff();
  const may = mayRead(me().role, 'creditRequests');
  const query = useGetList<CreditRequestRow>(
    'credit-requests',
    {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'decidedAt', order: 'DESC' },
      filter: { state: ['approved', 'refused'], professionalId },
    },
    { retry: false, enabled: may },
  );
  if (!may) return null;
  const byWhom = ({ rule, decidedBy }: CreditRequestRow): string => {
    if (decidedBy) return nameOf(decidedBy);
    return t(rule === 'timeLimit' ? 'leadCredits.byTime' : 'leadCredits.byRule');
  };
  return (
    <Panel title={t('leadCredits.decided')}>
      <Loaded query={query} isEmpty={!query.data?.length} empty={t('leadCredits.noneDecided')}>
        <Scroll label={t('leadCredits.decided')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('leadCredits.when')}</TableCell>
              <TableCell>{t('leadCredits.what')}</TableCell>
              <TableCell>{t('leadCredits.answer')}</TableCell>
              <TableCell>{t('leadCredits.by')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {query.data?.map((row) => (
              <TableRow key={row.id}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDate(row.decidedAt)}</TableCell>
                <TableCell>
                  <MuiLink component={Link} to={`/leads/${row.leadId}`}>
                    {code('creditReasons', row.reason)}
                  </MuiLink>
                </TableCell>
                <TableCell>
                  {row.state === 'approved'
                    ? `${t('leadCredits.granted')} · ${formatCoins(row.creditedCc)}`
                    : `${t('leadCredits.refused')} · ${wordOf(creditRefusals, row.refusal ?? 'other')}`}
                </TableCell>
                <TableCell>{byWhom(row)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Scroll>
      </Loaded>
    </Panel>
  );
};
