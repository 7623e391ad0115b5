import type { MessageRow } from '@jurilien/rows/messaging';
import { Box } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { formatMoment } from '../../format';
import { useCode, useT } from '../../useT';
import { OwnWords } from './OwnWords';
import { Loaded } from '../page/Panel';
import { State } from '../Tone';

/** The text of a message: lists leave it out, so it is read when someone opens it. */
export const MessageBody = ({ id }: { id: string }) => {
  // The list may just have put its own row there, without the text.
  const query = useGetOne<MessageRow>('messages', { id }, { staleTime: 0 });
  const message = query.data;
  const t = useT();
  return (
    <Loaded query={query} lines={2}>
      <OwnWords lang={message?.lang}>
        {message?.subject && <Box sx={{ fontWeight: 700, mb: 1 }}>{message.subject}</Box>}
        {message?.body ?? (message && !message.bodyKept ? t('messages.notKept') : '–')}
      </OwnWords>
    </Loaded>
  );
};

/** One message in a panel: what it was, where it stands, why it was held back, its text on demand. */
export const MessageLine = ({ message }: { message: MessageRow }) => {
  const code = useCode();
  const [open, setOpen] = useState(false);
  return (
    <Box
      component="details"
      onToggle={(event: React.SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}
      sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', fontSize: '.8125rem' }}
    >
      <Box component="summary" sx={{ cursor: 'pointer', lineHeight: 1.9 }}>
        <strong>{code('rules', message.rule)}</strong> · {code('channels', message.channel)},{' '}
        {code('recipients', message.recipientKind).toLowerCase()} <State family="messageStates" value={message.state} />{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {formatMoment(message.sentAt ?? message.queuedAt)}
          {message.suppressedCode && ` · ${code('suppressions', message.suppressedCode)}`}
        </Box>
      </Box>
      {open && (
        <Box sx={{ mt: 1.5 }}>
          <MessageBody id={String(message.id)} />
        </Box>
      )}
    </Box>
  );
};
