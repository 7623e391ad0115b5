import { Box, IconButton, Tooltip } from '@mui/material';
import EyeIcon from '@mui/icons-material/VisibilityOutlined';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import { useState } from 'react';
import type { LeadDetails } from '../../api/rows';
import { CommandDialog } from '../../components/CommandDialog';
import { Tag } from '../../components/Tone';
import { revealReasons } from '../../codes';
import { formatPhone } from '../../format';
import { useNow } from '../../useNow';
import { useCode, useT } from '../../useT';
import { maskEmail, maskName, maskPhone } from './mask';

type Private = 'clientName' | 'email' | 'phoneNumber';
const TEN_MINUTES = 600_000;
const revealedAt = new Map<string, number>();

/** Contact with its confirmations; each unmasking is a recorded act that lasts ten minutes. */
export const Contact = ({ lead }: { lead: LeadDetails }) => {
  const t = useT();
  const code = useCode();
  const now = useNow();
  const [asking, setAsking] = useState<Private>();
  const [, redraw] = useState(0);
  const shown = (field: Private) => now - (revealedAt.get(`${lead.id}:${field}`) ?? 0) < TEN_MINUTES;
  const rows: [Private, string, boolean | undefined][] = [
    ['clientName', shown('clientName') ? lead.clientName ?? '–' : maskName(lead.clientName), undefined],
    ['email', shown('email') ? lead.email ?? '–' : maskEmail(lead.email), lead.emailConfirmed],
    ['phoneNumber', shown('phoneNumber') ? formatPhone(lead.phoneNumber) : maskPhone(lead.phoneNumber), lead.phoneNumberConfirmed],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {rows.map(([field, value, confirmed]) => (
        <Box key={field} sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 34, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={{ width: 84, flex: 'none', color: 'text.secondary', fontSize: '.8125rem' }}>{t(`fields.${field}`)}</Box>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 650 }}>
            {field === 'phoneNumber' && shown(field) && lead.phoneNumber ? <Box component="a" href={`tel:${lead.phoneNumber}`} sx={{ color: 'primary.main' }}>{value}</Box> : value}
          </Box>
          {confirmed !== undefined && <Tag tone={confirmed ? 'success' : 'warning'}>{t(confirmed ? 'lead.confirmed' : 'lead.unconfirmed')}</Tag>}
          {shown(field)
            ? <IconButton size="small" aria-label={`${t('lead.hide')} : ${t(`fields.${field}`)}`} onClick={() => { revealedAt.delete(`${lead.id}:${field}`); redraw((n) => n + 1); }}><HideIcon fontSize="small" /></IconButton>
            : <Tooltip title={t('lead.masked')}><IconButton size="small" aria-label={`${t('lead.reveal')} : ${t(`fields.${field}`)}`} onClick={() => setAsking(field)}><EyeIcon fontSize="small" /></IconButton></Tooltip>}
        </Box>
      ))}
      {asking && (
        <CommandDialog
          command={{ command: 'RevealContact', label: t('actions.RevealContact'), reason: false, note: t('lead.masked'), fields: [{ name: 'reasonCode', label: 'actions.form.reasonCode', kind: 'select', initial: 'call', options: revealReasons.map((value) => ({ value, label: code('revealReasons', value) })) }], payload: ({ reasonCode }) => ({ leadId: lead.id, field: asking, reasonCode }) }}
          onClose={() => setAsking(undefined)} onDone={() => { revealedAt.set(`${lead.id}:${asking}`, now); }} />
      )}
    </Box>
  );
};
