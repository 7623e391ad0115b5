import type { CreditAccountRow } from '@jurilien/rows/credits';
import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { Alert, AlertTitle, Box } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { ActionButton } from '../../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../../components/commands/CommandDialog';
import { ErrorPanel } from '../../../components/page/Pages';
import { PageSkeleton } from '../../../components/page/PageSkeleton';
import { Panel } from '../../../components/page/Panel';
import { formatCents, formatCoins, formatDate, formatList } from '../../../format';
import { useOnline } from '../../../layout/NetworkBars';
import { me, whyNotAs } from '../../../roles';
import { useT } from '../../../useT';
import { DecidedLeadCredits, freezeEffect, LeadCredits, Proposals, Refunds, useEffectTools } from '../../credits';
import { Holds, Lots } from './CreditLots';
import { CreditStatement } from './CreditStatement';

const Figure = ({ label, value, more, strong }: { label: string; value: string; more?: string; strong?: boolean }) => (
  <Box sx={{ minWidth: 110 }}>
    <Box sx={{ fontSize: '.75rem', color: 'text.secondary' }}>{label}</Box>
    <Box sx={{ fontSize: strong ? '1.5rem' : '1.125rem', fontWeight: 800, color: strong ? 'primary.main' : 'text.primary' }}>{value}</Box>
    {more && <Box sx={{ fontSize: '.75rem', color: 'text.secondary' }}>{more}</Box>}
  </Box>
);

/** What a person may end of a freeze; a debt and a dispute end by themselves. */
const BY_PERSONS = ['staff', 'fraud'] as const;

const Freeze = ({ id, name, account }: { id: string; name: string; account: CreditAccountRow }) => {
  const t = useT();
  const online = useOnline();
  const tools = useEffectTools();
  const [open, setOpen] = useState<Command>();
  const causes = (account.frozen ?? []).filter((cause): cause is (typeof BY_PERSONS)[number] => BY_PERSONS.some((own) => own === cause));
  const command = causes.length ? 'UnfreezeCreditAccount' : 'FreezeCreditAccount';
  const label = t(causes.length ? 'money.unfreeze' : 'money.freeze');
  const options = (causes.length ? causes : BY_PERSONS).map((value) => ({ value, label: t(`money.causes.${value}`) }));
  const ask = () =>
    setOpen({
      command,
      label,
      fields: [{ name: 'cause', label: 'money.cause', kind: 'select', initial: options[0]!.value, options }],
      reason: true,
      danger: !causes.length,
      payload: ({ cause }) => ({ professionalId: id, cause }),
      effect: ({ cause }) =>
        freezeEffect(
          tools,
          { name, account },
          { freezes: !causes.length, cause: options.find(({ value }) => value === cause)?.label ?? '' },
        ),
      expectedVersion: account.version,
    });
  return (
    <>
      <ActionButton
        variant="outlined"
        color={causes.length ? 'primary' : 'error'}
        why={online ? whyNotAs(me().role, command) : t('actions.why.offline')}
        onClick={ask}
      >
        {label}
      </ActionButton>
      {open && <CommandDialog command={open} onClose={() => setOpen(undefined)} />}
    </>
  );
};

/** The account whole: what it holds and why, what waits for a decision, and every entry with both its journals. */
export const Credits = ({ row: { id, name, approvedAt } }: { row: ProfessionalRow }) => {
  const t = useT();
  const query = useGetOne<CreditAccountRow>('credit-accounts', { id }, { retry: false, enabled: Boolean(approvedAt) });
  const account = query.data;
  const none = (query.error as { status?: number } | null)?.status === 404;
  if (query.error && !account && !none) return <ErrorPanel error={query.error} retry={() => void query.refetch()} />;
  // What is not read yet is no balance of nothing.
  if (query.isLoading) return <PageSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {Boolean(account?.frozen?.length) && (
        <Alert severity="warning">
          <AlertTitle>
            {t('money.frozenTitle')} : {formatList((account?.frozen ?? []).map((cause) => t(`money.causes.${cause}`)))}
          </AlertTitle>
          {t('money.frozenText')}
        </Alert>
      )}
      {account?.state === 'Closed' && <Alert severity="info">{t('money.closed')}</Alert>}
      <Panel title={t('lawyers.balance')} aside={account?.state === 'Open' ? <Freeze id={id} name={name} account={account} /> : undefined}>
        <Box sx={{ display: 'flex', gap: '20px 40px', flexWrap: 'wrap' }}>
          <Figure label={t('lawyers.available')} value={formatCoins(account?.availableCc ?? 0)} strong />
          <Figure label={t('money.held')} value={formatCoins(account?.heldCc ?? 0)} />
          <Figure
            label={t('money.promo')}
            value={formatCoins(account?.promoCc ?? 0)}
            more={account?.promoUntil ? t('money.until', { date: formatDate(account.promoUntil) }) : undefined}
          />
          {Boolean(account?.subscriptionCc) && <Figure label={t('money.subscription')} value={formatCoins(account?.subscriptionCc)} />}
          <Figure
            label={t('money.purchased')}
            value={formatCoins(account?.purchasedCc ?? 0)}
            more={formatCents(account?.deferredCents ?? 0)}
          />
          {Boolean(account?.owedCc) && <Figure label={t('money.owed')} value={formatCoins(account?.owedCc)} />}
          {Boolean(account?.disputedCc) && <Figure label={t('money.disputed')} value={formatCoins(account?.disputedCc)} />}
          <Figure label={t('lawyers.consumed')} value={formatCoins(account?.consumedCc ?? 0)} />
        </Box>
      </Panel>
      <LeadCredits professionalId={id} />
      <Proposals professionalId={id} />
      <Refunds professionalId={id} />
      <Lots lots={account?.lots ?? []} />
      <Holds holds={account?.holds ?? []} />
      <DecidedLeadCredits professionalId={id} />
      <CreditStatement id={id} />
    </Box>
  );
};
