import type { MessageRow } from '@jurilien/rows/messaging';
import { useState } from 'react';
import { ActionButton } from '../../../components/commands/ActionButton';
import { CommandDialog } from '../../../components/commands/CommandDialog';
import { formatFull } from '../../../format';
import { useOnline } from '../../../layout/NetworkBars';
import { me, whyNotAs } from '../../../roles';
import { useCode, useT } from '../../../useT';
import { registerForm, type Known } from './commands';

type Sent = Pick<MessageRow, 'id' | 'rule' | 'channel' | 'queuedAt' | 'leadId'>;

/** A message that went to the wrong person begins an incident, with what is known of it filled in. */
export const WrongPerson = ({ message }: { message: Sent }) => {
  const t = useT();
  const code = useCode();
  const online = useOnline();
  const [known, setKnown] = useState<Known & { readonly id: string }>();
  const begin = () =>
    setKnown({
      id: crypto.randomUUID(),
      kind: 'disclosure',
      dataKinds: ['identity', 'contact'],
      occurredAt: message.queuedAt,
      discoveredAt: new Date().toISOString(),
      persons: 1,
      messageId: message.id,
      description: t('incidents.wrongPersonText', {
        what: code('rules', message.rule),
        channel: code('channels', message.channel),
        at: formatFull(message.queuedAt),
      }),
      ...(message.leadId ? { subjectIds: [message.leadId] } : {}),
    });
  return (
    <>
      <ActionButton variant="outlined" why={online ? whyNotAs(me().role, 'RegisterIncident') : t('actions.why.offline')} onClick={begin}>
        {t('incidents.wrongPerson')}
      </ActionButton>
      {known && <CommandDialog command={registerForm(known, known.id, { t, code })} onClose={() => setKnown(undefined)} />}
    </>
  );
};
