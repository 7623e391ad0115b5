import type { MessageRow } from '@jurilien/rows/messaging';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LiveList, type Column } from '../../components/list/LiveList';
import { Facts } from '../../components/page/Panel';
import { CommsTabs } from './CommsTabs';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { useActions } from '../../components/commands/useActions';
import { MessageBody } from '../../components/text/MessageBody';
import { State } from '../../components/Tone';
import { formatFull, formatMoment } from '../../format';
import { useCode, useT } from '../../useT';
import { maskAddress } from '../../components/text/mask';

const masked = (message: MessageRow) => maskAddress(message.to);

const resendOf = (message: MessageRow): Command => ({
  command: 'ResendMessage',
  label: 'actions.ResendMessage',
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
    { key: 'queuedAt', label: t('messages.queued'), sort: 'queuedAt', cell: (row) => formatMoment(row.queuedAt) },
    { key: 'deliveredAt', label: t('messages.delivered'), sort: 'deliveredAt', cell: (row) => formatMoment(row.deliveredAt) },
    {
      key: 'lead',
      label: t('messages.lead'),
      cell: (row) =>
        row.leadId ? (
          <MuiLink component={Link} to={`/leads/${row.leadId}`} onClick={(event: React.MouseEvent) => event.stopPropagation()}>
            {t('dashboard.open')}
          </MuiLink>
        ) : (
          '–'
        ),
    },
  ];
};

interface DialogProps {
  readonly message: MessageRow;
  readonly onClose: () => void;
  readonly onResend: () => void;
}

const MessageDialog = ({ message, onClose, onResend }: DialogProps) => {
  const t = useT();
  const code = useCode();
  const whyNot = useActions('messages', [message.id]);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="message-title">
      <DialogTitle id="message-title">
        {message.rule} · {code('channels', message.channel)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Facts
          rows={[
            [t('messages.recipient'), code('recipients', message.recipientKind)],
            [t('messages.to'), masked(message)],
            [t('messages.state'), <State key="state" family="messageStates" value={message.state} />],
            [t('messages.queued'), formatFull(message.queuedAt)],
            [t('messages.sent'), formatFull(message.sentAt)],
            [t('messages.delivered'), formatFull(message.deliveredAt)],
          ]}
        />
        {message.suppressedCode && <Box>{t('messages.suppressed', { code: code('suppressions', message.suppressedCode) })}</Box>}
        <MessageBody id={String(message.id)} />
      </DialogContent>
      <DialogActions>
        <ActionButton variant="outlined" why={whyNot(message.id, 'ResendMessage')} onClick={onResend}>
          {t('actions.ResendMessage')}
        </ActionButton>
        <Button onClick={onClose}>{t('messages.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

/** Every message the platform sends, with where it stands. */
export default function MessageList() {
  const t = useT();
  const code = useCode();
  const [open, setOpen] = useState<MessageRow>();
  const [resend, setResend] = useState<MessageRow>();
  const columns = useColumns();
  return (
    <>
      <LiveList<MessageRow>
        resource="messages"
        view="messages"
        title={t('messages.title')}
        above={<CommsTabs />}
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
        selects={[
          {
            field: 'channel',
            label: t('list.channel'),
            options: ['sms', 'email'].map((value) => ({ value, label: code('channels', value) })),
          },
        ]}
        onOpen={setOpen}
        rowName={(row) => row.rule}
        empty={t('messages.empty')}
        emptyText={t('messages.emptyText')}
        card={(row) => (
          <Box sx={{ display: 'grid', gap: 1, fontSize: '.8125rem' }}>
            <Box>
              <State family="messageStates" value={row.state} /> {code('channels', row.channel)} · {code('recipients', row.recipientKind)}
            </Box>
            <Box>{code('rules', row.rule)}</Box>
            <Box sx={{ color: 'text.secondary' }}>{formatMoment(row.queuedAt)}</Box>
          </Box>
        )}
      />
      {open && <MessageDialog message={open} onClose={() => setOpen(undefined)} onResend={() => (setResend(open), setOpen(undefined))} />}
      {resend && <CommandDialog command={resendOf(resend)} onClose={() => setResend(undefined)} />}
    </>
  );
}
