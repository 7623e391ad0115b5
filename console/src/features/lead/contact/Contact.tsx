import { Box, IconButton, Tooltip } from '@mui/material';
import EyeIcon from '@mui/icons-material/VisibilityOutlined';
import { dialled } from '@jurilien/reference';
import { useState } from 'react';
import type { Lead } from '../lead';
import { CommandDialog } from '../../../components/commands/CommandDialog';
import { Tag } from '../../../components/Tone';
import { revealReasons } from '../../../codes';
import { COLON, formatPhone } from '../../../format';
import { useReadOnly } from '../../../useReadOnly';
import { useCode, useT } from '../../../useT';

type Private = 'clientName' | 'email' | 'phoneNumber' | 'address';

/** Street and postal code on one line. */
const addressLine = (address: Lead['address']): string =>
  typeof address === 'string' ? address : [address?.street, address?.postalCode].filter(Boolean).join(', ');

interface Shown {
  readonly lead: Lead;
  readonly field: Private;
  readonly value: string;
  readonly shown: boolean;
}

/** One datum; where it is disclosed, a phone number can be dialled and an address written to. */
const Datum = ({ lead, field, value, shown }: Shown) =>
  shown && field === 'phoneNumber' ? (
    <Box component="a" href={`tel:${dialled(lead.phoneNumber ?? '', lead.phoneExtension ?? '')}`} sx={{ color: 'primary.main' }}>
      {value}
    </Box>
  ) : shown && field === 'email' ? (
    <Box component="a" href={`mailto:${lead.email}`} sx={{ color: 'primary.main' }}>
      {value}
    </Box>
  ) : (
    value
  );

const Reveal = ({ field, onAsk }: { field: Private; onAsk: () => void }) => {
  const t = useT();
  const readOnly = useReadOnly();
  return (
    <Tooltip title={readOnly ?? t('lead.masked')} describeChild>
      <IconButton
        size="small"
        aria-label={`${t('lead.reveal')}${COLON} ${t(`fields.${field}`)}`}
        aria-disabled={Boolean(readOnly)}
        onClick={() => !readOnly && onAsk()}
      >
        <EyeIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};

const Line = ({ confirmed, onAsk, ...datum }: Shown & { confirmed: boolean | null | undefined; onAsk: () => void }) => {
  const t = useT();
  const { field, shown } = datum;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '84px minmax(0,1fr)',
        alignItems: 'center',
        columnGap: 2,
        minHeight: 36,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '.8125rem' }}>
        {t(`fields.${field}`)}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          minWidth: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(0,1fr) auto 32px',
          alignItems: 'center',
          columnGap: 2,
          fontWeight: 650,
          fontSize: '.8125rem',
        }}
      >
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          <Datum {...datum} />
        </Box>
        <span>
          {confirmed !== undefined && (
            <Tag tone={confirmed ? 'success' : 'warning'}>{t(confirmed ? 'lead.confirmed' : 'lead.unconfirmed')}</Tag>
          )}
        </span>
        <span>{!shown && <Reveal field={field} onAsk={onAsk} />}</span>
      </Box>
    </Box>
  );
};

const RevealDialog = ({ leadId, field, onClose }: { leadId: string; field: Private; onClose: () => void }) => {
  const t = useT();
  const code = useCode();
  return (
    <CommandDialog
      command={{
        command: 'RevealContact',
        label: t('actions.RevealContact'),
        reason: false,
        note: t('lead.masked'),
        fields: [
          {
            name: 'reasonCode',
            label: 'actions.form.reasonCode',
            kind: 'select',
            initial: 'call',
            options: revealReasons.map((value) => ({ value, label: code('revealReasons', value) })),
          },
        ],
        payload: ({ reasonCode }) => ({ leadId, field, reasonCode }),
      }}
      onClose={onClose}
    />
  );
};

/** Contact with its confirmations. The API keeps each datum masked until a member of the team asks for it with a reason, then for ten minutes. */
export const Contact = ({ lead }: { lead: Lead }) => {
  const [asking, setAsking] = useState<Private>();
  const shown = (field: Private) => lead.revealed?.includes(field) === true;
  const rows: [Private, string, boolean | null | undefined][] = [
    ['clientName', lead.clientName ?? '–', undefined],
    ['email', lead.email ?? '–', lead.emailConfirmed],
    [
      'phoneNumber',
      shown('phoneNumber') ? formatPhone(lead.phoneNumber, lead.phoneExtension) : (lead.phoneNumber ?? '–'),
      lead.phoneNumberConfirmed,
    ],
    ['address', shown('address') ? addressLine(lead.address) || '–' : '•••', undefined],
  ];
  return (
    <Box component="dl" sx={{ display: 'grid', m: 0 }}>
      {rows.map(([field, value, confirmed]) => (
        <Line
          key={field}
          lead={lead}
          field={field}
          value={value}
          confirmed={confirmed}
          shown={shown(field)}
          onAsk={() => setAsking(field)}
        />
      ))}
      {asking && <RevealDialog leadId={lead.id} field={asking} onClose={() => setAsking(undefined)} />}
    </Box>
  );
};
