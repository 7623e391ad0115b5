import type { Answer } from '@jurilien/contracts/api';
import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { formatDate } from '../../format';
import { me, whyNotAs } from '../../roles';
import { useReadOnly } from '../../useReadOnly';
import { useCode, useT } from '../../useT';
import { ActionButton } from '../commands/ActionButton';
import { CommandDialog } from '../commands/CommandDialog';
import { Tag } from '../Tone';

/** What a person's addresses agreed to, and whether their links in messages may be ended. */
export type AddressConsents = Answer<'GET /api/lawyers/:id/consents'>;

/** One line per channel: what sells is agreed to and refused at an address, and there it stands. */
export const useConsentRows = (consents: AddressConsents | undefined): [string, ReactNode][] => {
  const t = useT();
  const code = useCode();
  return (['email', 'sms'] as const).map((channel) => {
    const { granted, pending, basis, until } = consents?.marketing[channel] ?? { granted: false, pending: false };
    const word = !granted ? 'lead.notGiven' : pending ? 'care.pendingConsent' : 'lead.given';
    const implied = granted && basis !== undefined && basis !== 'express' && until !== undefined;
    return [
      `${code('consents', 'marketing')} (${code('channels', channel)})`,
      <Tag key={channel} tone={granted && !pending ? 'success' : 'neutral'}>
        {implied ? t('consentHistory.impliedUntil', { basis: code('consentBases', basis), until: formatDate(until) }) : t(word)}
      </Tag>,
    ];
  });
};

/** Ends every link at the foot of the messages to a mailbox, where one got into other hands. */
export const EndMessageLinks = ({ links }: { links: AddressConsents['links'] }) => {
  const t = useT();
  const readOnly = useReadOnly();
  const cache = useQueryClient();
  const [open, setOpen] = useState(false);
  if (!links) return null;
  const why = readOnly ?? whyNotAs(me().role, 'RevokeContactLinks') ?? (links.live === 0 ? t('care.noLinks') : undefined);
  return (
    <>
      <ActionButton variant="outlined" color="error" why={why} sx={{ mt: 3 }} onClick={() => setOpen(true)}>
        {t('actions.RevokeContactLinks')}
      </ActionButton>
      {open && (
        <CommandDialog
          command={{
            command: 'RevokeContactLinks',
            label: t('actions.RevokeContactLinks'),
            fields: [],
            reason: true,
            danger: true,
            note: t('care.linksNote'),
            payload: () => ({ contactId: links.contactId }),
          }}
          onClose={() => setOpen(false)}
          onDone={() => void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('consents') })}
        />
      )}
    </>
  );
};
