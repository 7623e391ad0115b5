import type { CreditProposalRow, PurchaseRow } from '@jurilien/rows/credits';
import { Box } from '@mui/material';
import { useGetList } from 'react-admin';
import { Loaded, Panel } from '../../components/page/Panel';
import { formatCents, formatCoins, formatMoment } from '../../format';
import { mayRead, me } from '../../roles';
import { useActions } from '../../components/commands/useActions';
import { useStaff } from '../../useStaff';
import { useT } from '../../useT';
import { Decide } from './Decide';
import { proposalEffect, refundEffect } from './effects';
import { useEffectTools } from './useEffectTools';
import { list, quiet, Who } from '../../components/text/who';

const fifty = { page: 1, perPage: 50 };

/** Grants and corrections above the limit, for one professional or for all: a second person decides (CR8). */
export const Proposals = ({ professionalId }: { professionalId?: string }) => {
  const t = useT();
  const { nameOf } = useStaff();
  const tools = useEffectTools();
  const query = useGetList<CreditProposalRow>(
    'credit-proposals',
    { pagination: fifty, sort: { field: 'at', order: 'ASC' }, filter: { state: 'open', ...(professionalId ? { professionalId } : {}) } },
    { retry: false, enabled: mayRead(me().role, 'proposals') },
  );
  const whyNot = useActions('credit-proposals', query.data?.map(({ id }) => id) ?? []);
  const words = { grant: 'money.grantOf', add: 'money.addOf', remove: 'money.removeOf' } as const;
  if (!mayRead(me().role, 'proposals') || (professionalId && !query.data?.length)) return null;
  return (
    <Panel id="proposals" title={t('money.proposals')}>
      <Loaded query={query} isEmpty={!query.data?.length} empty={t('money.noProposals')}>
        <Box component="ul" sx={list}>
          {query.data?.map((row) => (
            <Decide
              key={row.id}
              command="ApproveCreditAdjustment"
              professionalId={row.professionalId}
              effect={(account, approved) => proposalEffect(tools, account, { what: row.what, cc: row.cc, approved })}
              payload={(approved) => ({ professionalId: row.professionalId, proposalId: row.id, approved })}
              why={whyNot(row.id, 'ApproveCreditAdjustment')}
              yes={t('money.approve')}
              no={t('money.refuse')}
              what={
                <>
                  <Box>
                    <strong>{t(words[row.what], { coins: formatCoins(row.cc) })}</strong>
                    {row.kind && ` · ${t(`money.lotKinds.${row.kind}`)}`}
                    {row.worthCents !== null &&
                      row.worthCents !== undefined &&
                      ` · ${t('money.worth', { amount: formatCents(row.worthCents) })}`}
                    {!professionalId && (
                      <>
                        {' · '}
                        <Who id={row.professionalId} />
                      </>
                    )}
                  </Box>
                  <Box sx={quiet}>{t('money.proposedBy', { name: nameOf(row.by), when: formatMoment(row.at) })}</Box>
                  {row.reason && <Box sx={quiet}>{t('money.because', { reason: row.reason })}</Box>}
                </>
              }
            />
          ))}
        </Box>
      </Loaded>
    </Panel>
  );
};

const Refund = ({ row, whose }: { row: PurchaseRow; whose: boolean }) => {
  const t = useT();
  const { nameOf } = useStaff();
  return (
    <>
      <Box>
        <strong>{t('money.refundOf', { coins: formatCoins(row.requestCc), amount: formatCents(row.requestCents) })}</strong>
        {row.invoiceNo && ` · ${row.invoiceNo}`}
        {whose && (
          <>
            {' · '}
            <Who id={row.professionalId} />
          </>
        )}
      </Box>
      <Box sx={quiet}>{t('money.requestedOn', { when: formatMoment(row.requestedAt) })}</Box>
      {row.proposedBy && <Box sx={quiet}>{t('money.secondPerson', { name: nameOf(row.proposedBy) })}</Box>}
    </>
  );
};

/** Refunds to cards that no rule decided: the team says yes or no, above 500 $ two persons do (CR9). */
export const Refunds = ({ professionalId }: { professionalId?: string }) => {
  const t = useT();
  const tools = useEffectTools('DecidePurchaseRefund');
  const query = useGetList<PurchaseRow>(
    'purchases',
    {
      pagination: fifty,
      sort: { field: 'requestedAt', order: 'ASC' },
      filter: { requestState: ['requested', 'proposed'], ...(professionalId ? { professionalId } : {}) },
    },
    { retry: false, enabled: mayRead(me().role, 'purchases') },
  );
  const whyNot = useActions('purchases', query.data?.map(({ id }) => id) ?? []);
  if (!mayRead(me().role, 'purchases') || (professionalId && !query.data?.length)) return null;
  return (
    <Panel id="refunds" title={t('money.refundsToDecide')}>
      <Loaded query={query} isEmpty={!query.data?.length} empty={t('money.noRefunds')}>
        <Box component="ul" sx={list}>
          {query.data?.map((row) => (
            <Decide
              key={row.id}
              command="DecidePurchaseRefund"
              professionalId={row.professionalId}
              effect={({ name }, approved) =>
                refundEffect(tools, name, {
                  cc: row.requestCc ?? 0,
                  cents: row.requestCents ?? 0,
                  approved,
                  second: Boolean(row.proposedBy),
                })
              }
              payload={(approved) => ({
                purchaseId: row.id,
                professionalId: row.professionalId,
                requestId: row.requestId,
                decision: approved ? 'approve' : 'refuse',
              })}
              // Who said yes first waits for the other person here, although a no would be admitted.
              why={whyNot(row.id, 'DecidePurchaseRefund') ?? (row.proposedBy === me().id ? t('money.ownRefund') : undefined)}
              yes={t('money.approve')}
              no={t('money.refuse')}
              what={<Refund row={row} whose={!professionalId} />}
            />
          ))}
        </Box>
      </Loaded>
    </Panel>
  );
};
