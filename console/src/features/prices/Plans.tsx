import type { SubscriptionRow } from '@jurilien/rows/credits';
import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { Box, TableBody, TableCell, TableHead, TableRow, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useListContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ActionButton } from '../../components/commands/ActionButton';
import { useActions } from '../../components/commands/useActions';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { PageHeader } from '../../components/page/PageHeader';
import { Pager } from '../../components/list/Pager';
import { PlainList } from '../../components/list/PlainList';
import { Message } from '../../components/page/Pages';
import { Loaded } from '../../components/page/Panel';
import { Tag } from '../../components/Tone';
import { formatCents, formatCoins, formatDate, formatNumber } from '../../format';
import { mayRead, me } from '../../roles';
import type { ToneName } from '../../tokens';
import { useCode, useT, type Key } from '../../useT';
import { Scroll } from '../../components/list/Scroll';
import { planEffect, useEffectTools } from '../credits';
import { quiet, Who } from '../../components/text/who';
import { MoneyNav } from './MoneyNav';

const TONES: Record<SubscriptionRow['state'], ToneName> = { Started: 'info', Active: 'success', PastDue: 'danger', Ended: 'neutral' };
const VIEWS = {
  all: {},
  paying: { state: ['Active'] },
  late: { state: ['PastDue'] },
  leaving: { state: ['Active', 'PastDue'], cancelRequested: true },
  ended: { state: ['Ended'] },
} as const;
type View = keyof typeof VIEWS;
const LABELS: Record<View, Key> = {
  all: 'prices.all',
  paying: 'prices.paying',
  late: 'prices.late',
  leaving: 'prices.leaving',
  ended: 'prices.ended',
};

interface Asked {
  row: SubscriptionRow;
  /** Why the plan cannot be ended. */
  why?: string;
  onAsk: (command: Command) => void;
}

const End = ({ row, why, onAsk }: Asked) => {
  const t = useT();
  const tools = useEffectTools();
  const { data } = useGetOne<ProfessionalRow>(
    'lawyers',
    { id: row.id },
    { retry: false, staleTime: 60_000, enabled: mayRead(me().role, 'lawyers') },
  );
  return (
    <ActionButton
      size="small"
      variant="outlined"
      color="error"
      aria-label={t('prices.endPlan', { name: data?.name ?? '' })}
      why={why}
      onClick={() =>
        onAsk({
          command: 'CancelSubscription',
          label: t('prices.endPlan', { name: data?.name ?? '' }),
          fields: [],
          reason: true,
          danger: true,
          effect: () => planEffect(tools, data?.name ?? '', { netCents: row.netCents, until: formatDate(row.periodEnd) }),
          payload: () => ({ professionalId: row.id }),
        })
      }
    >
      {t('prices.end')}
    </ActionButton>
  );
};

const PaidUntil = ({ row }: { row: SubscriptionRow }) => {
  const t = useT();
  if (row.state === 'Ended')
    return (
      <>
        {formatDate(row.endedAt)}
        {row.endCause && <Box sx={quiet}>{t(`prices.endCauses.${row.endCause}`)}</Box>}
      </>
    );
  return (
    <>
      {row.periodEnd ? formatDate(row.periodEnd) : '–'}
      {row.cancelRequested && <Box sx={quiet}>{t('prices.endsWith')}</Box>}
    </>
  );
};

const Line = ({ row, named, why, onAsk }: Asked & { named: boolean }) => {
  const t = useT();
  const code = useCode();
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      {named && (
        <TableCell>
          <Who id={row.id} />
        </TableCell>
      )}
      <TableCell>
        <Tag tone={TONES[row.state]}>{t(`prices.planStates.${row.state}`)}</Tag>{' '}
        {row.mismatch && <Tag tone="warning">{t('prices.mismatch')}</Tag>}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        <strong>{formatCents(row.netCents)}</strong>
        <Box sx={quiet}>{t('prices.taxesIn', { amount: formatCents(row.grossCents) })}</Box>
        {row.cc > 0 && <Box sx={quiet}>{t('prices.withCoins', { coins: formatCoins(row.cc) })}</Box>}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <PaidUntil row={row} />
      </TableCell>
      <TableCell align="right">{formatNumber(row.periods)}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDate(row.startedAt)}</TableCell>
      <TableCell>{row.province ? code('provinces', row.province) : '–'}</TableCell>
      <TableCell align="right">
        <End row={row} why={why} onAsk={onAsk} />
      </TableCell>
    </TableRow>
  );
};

const Lines = ({ onAsk }: { onAsk: (command: Command) => void }) => {
  const t = useT();
  const { data = [] } = useListContext<SubscriptionRow>();
  const named = mayRead(me().role, 'lawyers');
  const ids = data.map(({ id }) => id);
  const whyNot = useActions('subscriptions', ids);
  if (!data.length) return <Message title={t('prices.noPlans')} text={t('prices.noPlansText')} />;
  return (
    <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      <Scroll label={t('prices.plans')}>
        <TableHead>
          <TableRow>
            {named && <TableCell>{t('prices.member')}</TableCell>}
            <TableCell>{t('prices.planState')}</TableCell>
            <TableCell align="right">{t('prices.perMonth')}</TableCell>
            <TableCell>{t('prices.paidUntil')}</TableCell>
            <TableCell align="right">{t('prices.months')}</TableCell>
            <TableCell>{t('prices.since')}</TableCell>
            <TableCell>{t('money.province')}</TableCell>
            <TableCell>
              <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
                {t('prices.end')}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((row) => (
            <Line key={row.id} row={row} named={named} why={whyNot(row.id, 'CancelSubscription')} onAsk={onAsk} />
          ))}
        </TableBody>
      </Scroll>
    </Box>
  );
};

const Views = ({ view, onChange }: { view: View; onChange: (view: View) => void }) => {
  const t = useT();
  const { setPage } = useListContext();
  const show = (next: View) => {
    setPage(1);
    onChange(next);
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label={t('prices.planState')}
      onChange={(_, next: View | null) => next && show(next)}
      sx={{ mb: 4, flexWrap: 'wrap' }}
    >
      {(Object.keys(VIEWS) as View[]).map((one) => (
        <ToggleButton key={one} value={one} sx={{ textTransform: 'none' }}>
          {t(LABELS[one])}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

const Counted = () => {
  const t = useT();
  const { total } = useListContext();
  return <PageHeader title={t('prices.plans')} count={total} />;
};

const Body = ({ onAsk }: { onAsk: (command: Command) => void }) => (
  <Loaded query={useListContext()} lines={6}>
    <Lines onAsk={onAsk} />
    <Pager />
  </Loaded>
);

/** Monthly plans: what they cost, until when they are paid, and which need attention (CR10). */
export default function Plans() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const view = (Object.keys(VIEWS) as View[]).find((one) => one === search.get('view')) ?? 'all';
  const [open, setOpen] = useState<Command>();
  return (
    <>
      <PlainList resource="subscriptions" sort={{ field: 'startedAt', order: 'DESC' }} filter={VIEWS[view]}>
        <Counted />
        <MoneyNav />
        <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 3, maxWidth: '72ch' }}>
          {t('prices.plansHint')}
        </Box>
        <Views view={view} onChange={(next) => setSearch(next === 'all' ? {} : { view: next }, { replace: true })} />
        <Body onAsk={setOpen} />
      </PlainList>
      {open && <CommandDialog key={open.label} command={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
