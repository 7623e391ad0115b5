import { useState } from 'react';
import type { Lead } from '../lead';
import { ActionButton } from '../../../components/commands/ActionButton';
import { CommandDialog, type Value } from '../../../components/commands/CommandDialog';
import { Panel } from '../../../components/page/Panel';
import { useT } from '../../../useT';
import { Contact } from './Contact';
import { doneOf } from '../actions';

const fields = ['clientName', 'email', 'phoneNumber', 'street', 'postalCode'] as const;

/** What was typed, nothing else: an empty field leaves the datum as it is. */
const payloadOf = (leadId: string, values: Record<string, Value>): Record<string, unknown> => {
  const typed = Object.fromEntries(fields.map((name) => [name, String(values[name] ?? '').trim()]).filter(([, value]) => value));
  const { street, postalCode, ...identity } = typed;
  return {
    leadId,
    ...identity,
    ...(street || postalCode ? { address: { ...(street ? { street } : {}), ...(postalCode ? { postalCode } : {}) } } : {}),
  };
};

/** Contact of the client, masked, with its correction: no one needs to see a datum to replace it. */
export const ContactPanel = ({ lead, why }: { lead: Lead; why?: string }) => {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <Panel
      title={t('lead.contact')}
      aside={
        <ActionButton variant="outlined" why={why} onClick={() => setOpen(true)}>
          {t('lead.edit')}
        </ActionButton>
      }
    >
      <Contact lead={lead} />
      {open && (
        <CommandDialog
          onClose={() => setOpen(false)}
          command={{
            command: 'EditLead',
            done: doneOf('EditLead'),
            label: t('lead.editContact'),
            reason: true,
            note: t('lead.editContactNote'),
            expectedVersion: lead.version,
            payload: (values) => payloadOf(lead.id, values),
            fields: fields.map((name) => ({
              name,
              label: `fields.${name}` as const,
              optional: true,
              ...(name === 'phoneNumber' ? { hint: 'actions.form.phoneHint' as const } : {}),
            })),
          }}
        />
      )}
    </Panel>
  );
};
