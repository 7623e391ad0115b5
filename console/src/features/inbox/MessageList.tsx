import type { MessageRow } from '@jurilien/rows/messaging';
import { Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { LiveList, type Column } from '../../components/list/LiveList';
import { ExportButton } from '../exports';
import { CommsTabs } from './CommsTabs';
import { masked } from './log/masked';
import { MessageDetails } from './log/MessageDetails';
import { RequestFilter } from './log/RequestFilter';
import { useLogFilters } from './log/useLogFilters';
import { SwitchedOff } from './switches/SwitchedOff';
import type { Command } from '../../components/commands/CommandDialog';
import { useOpenedRow } from '../../components/commands/useOpenedRow';
import { State } from '../../components/Tone';
import { formatMoment } from '../../format';
import { useCode, useT } from '../../useT';

const resendOf = (message: MessageRow, label: string): Command => ({
  command: 'ResendMessage',
  label,
  fields: [],
  reason: true,
  payload: () => ({ messageId: crypto.randomUUID(), resendOf: message.id }),
});

const useColumns = (): Column<MessageRow>[] => {
  const t = useT();
  const code = useCode();
  return [
    { key: 'rule', label: t('messages.rule'), sort: 'rule', cell: () => null },
    { key: 'what', label: t('messages.subject'), cell: (row) => code('rules', row.rule) },
    { key: 'channel', label: t('messages.channel'), sort: 'channel', cell: (row) => code('channels', row.channel) },
    { key: 'recipient', label: t('messages.recipient'), sort: 'recipientKind', cell: (row) => code('recipients', row.recipientKind) },
    { key: 'to', label: t('messages.to'), cell: masked },
    { key: 'state', label: t('messages.state'), sort: 'state', cell: (row) => <State family="messageStates" value={row.state} /> },
    {
      key: 'why',
      label: t('messages.why'),
      cell: (row) => (row.suppressedCode ? `${code('suppressions', row.suppressedCode)} (${row.suppressedCode})` : '–'),
    },
    { key: 'queuedAt', label: t('messages.queued'), sort: 'queuedAt', cell: (row) => formatMoment(row.queuedAt) },
    { key: 'deliveredAt', label: t('messages.delivered'), sort: 'deliveredAt', cell: (row) => formatMoment(row.deliveredAt) },
    {
      key: 'lead',
      label: t('messages.lead'),
      cell: (row) =>
        row.leadId ? (
          <MuiLink component={Link} to={`/leads/${row.leadId}`} onClick={(event: React.MouseEvent) => event.stopPropagation()}>
            {t('comms.openRequest')}
          </MuiLink>
        ) : (
          '–'
        ),
    },
  ];
};

/** Every message the platform sends, with where it stands. */
export default function MessageList() {
  const t = useT();
  const code = useCode();
  const { open, windows } = useOpenedRow<MessageRow>((message, { onClose, onCommand }) => (
    <MessageDetails message={message} onClose={onClose} onResend={() => onCommand(resendOf(message, t('actions.ResendMessage')))} />
  ));
  const columns = useColumns();
  const filters = useLogFilters();
  return (
    <>
      <LiveList<MessageRow>
        resource="messages"
        view="messages"
        title={t('messages.title')}
        above={
          <>
            <CommsTabs />
            <SwitchedOff />
          </>
        }
        aside={({ filter }) => <ExportButton what="messages" filter={filter} />}
        search={t('list.searchMessages')}
        columns={columns}
        sort={{ field: 'queuedAt', order: 'DESC' }}
        views={[
          { key: 'all', label: t('messages.views.all'), filter: {} },
          { key: 'sms', label: t('messages.views.sms'), filter: { channel: 'sms' } },
          { key: 'email', label: t('messages.views.email'), filter: { channel: 'email' } },
          { key: 'failed', label: t('messages.views.failed'), filter: { state: ['Failed', 'Undelivered', 'Bounced'] } },
          { key: 'suppressed', label: t('messages.views.suppressed'), filter: { state: ['Suppressed', 'Deferred'] } },
          { key: 'clients', label: t('messages.views.toClients'), filter: { recipientKind: 'client' } },
          { key: 'lawyers', label: t('messages.views.toLawyers'), filter: { recipientKind: 'professional' } },
        ]}
        selects={filters.selects}
        more={filters.more}
        own={<RequestFilter />}
        onOpen={open}
        rowName={(row) => row.rule}
        empty={t('messages.empty')}
        emptyText={t('messages.emptyText')}
        card={(row) => (
          <Box sx={{ display: 'grid', gap: 1, fontSize: '.8125rem' }}>
            <Box>
              <State family="messageStates" value={row.state} /> {code('channels', row.channel)} · {code('recipients', row.recipientKind)}
            </Box>
            <Box>{code('rules', row.rule)}</Box>
            {row.suppressedCode && <Box>{t('messages.suppressed', { code: code('suppressions', row.suppressedCode) })}</Box>}
            <Box sx={{ color: 'text.secondary' }}>{formatMoment(row.queuedAt)}</Box>
          </Box>
        )}
      />
      {windows}
    </>
  );
}
