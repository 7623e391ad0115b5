import type { MessageRow } from '@jurilien/rows/messaging';
import CloseIcon from '@mui/icons-material/Close';
import { Alert, Box, Drawer, IconButton, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../../components/commands/ActionButton';
import { useActions } from '../../../components/commands/useActions';
import { Facts } from '../../../components/page/Panel';
import { MessageBody } from '../../../components/text/MessageBody';
import { State } from '../../../components/Tone';
import { formatFull } from '../../../format';
import { useStaff } from '../../../useStaff';
import { useCode, useT } from '../../../useT';
import { WrongPerson } from '../../privacy';
import { masked } from './masked';

interface Props {
  readonly message: MessageRow;
  readonly onClose: () => void;
  readonly onResend: () => void;
}

/** One message: whom it was for, how it went step by step, why it was held back, and its words as long as they are kept. */
export const MessageDetails = ({ message, onClose, onResend }: Props) => {
  const t = useT();
  const code = useCode();
  const { nameOf } = useStaff();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': 'message-title', sx: { width: 460, maxWidth: '100vw', p: 4, display: 'block' } },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 2, mb: 3 }}>
        <Typography variant="h2" id="message-title">
          {code('rules', message.rule)}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('messages.close')} sx={{ mt: -1, mr: -1 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {message.suppressedCode && (
          <Alert severity="warning">
            {t('messages.heldBack', { why: code('suppressions', message.suppressedCode), code: message.suppressedCode })}
          </Alert>
        )}
        <Facts
          rows={[
            [t('messages.rule'), message.rule],
            [t('messages.channel'), code('channels', message.channel)],
            [t('messages.class'), code('messageClasses', message.class)],
            [t('messages.recipient'), code('recipients', message.recipientKind)],
            [t('messages.to'), masked(message)],
            ...(message.sentBy ? ([[t('messages.by'), nameOf(message.sentBy)]] as [string, string][]) : []),
            ...(message.resendReason ? ([[t('messages.resendReason'), `« ${message.resendReason} »`]] as [string, string][]) : []),
          ]}
        />
        <Steps steps={message.steps} />
        <Box component="section" aria-labelledby="message-words">
          <Typography variant="h3" id="message-words" sx={{ mb: 1.5 }}>
            {t('messages.body')}
          </Typography>
          <MessageBody id={message.id} />
        </Box>
        <Acts message={message} onResend={onResend} />
      </Box>
    </Drawer>
  );
};

/** What can be done about a message: sent again, registered as an incident, followed to its request. */
const Acts = ({ message, onResend }: Pick<Props, 'message' | 'onResend'>) => {
  const t = useT();
  const whyNot = useActions('messages', [message.id]);
  return (
    <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
      <ActionButton variant="outlined" why={whyNot(message.id, 'ResendMessage')} onClick={onResend}>
        {t('actions.ResendMessage')}
      </ActionButton>
      <WrongPerson message={message} />
      {message.leadId && (
        <MuiLink component={Link} to={`/leads/${message.leadId}`} sx={{ lineHeight: '24px' }}>
          {t('messages.openLead')}
        </MuiLink>
      )}
    </Box>
  );
};

/** How a message went, in the order of the log. */
const Steps = ({ steps }: Pick<MessageRow, 'steps'>) => {
  const t = useT();
  return (
    <Box component="section" aria-labelledby="message-steps">
      <Typography variant="h3" id="message-steps" sx={{ mb: 1.5 }}>
        {t('messages.steps')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: '.8125rem' }}>
        {steps.map((step, n) => (
          <Box
            component="li"
            key={`${step.at} ${n}`}
            sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            <State family="messageStates" value={step.state} />
            <Box sx={{ overflowWrap: 'anywhere' }}>
              {formatFull(step.at)}
              {step.until && <Box sx={{ color: 'text.secondary' }}>{t('messages.until', { at: formatFull(step.until) })}</Box>}
              {step.code && step.state !== 'Suppressed' && <Box sx={{ color: 'text.secondary' }}>{step.code}</Box>}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
