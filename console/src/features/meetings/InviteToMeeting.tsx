import type { MeetingKind } from '@jurilien/reference';
import { useState } from 'react';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { me, whyNotAs } from '../../roles';
import { useT } from '../../useT';
import { type Invitee, inviteForm } from './commands';
import { useMeetingTools } from './useMeetingTools';

/** Invites the person of a page to choose a time with the team; nothing for a role that may not. */
export const InviteToMeeting = ({ kinds, invitee }: { readonly kinds: readonly MeetingKind[]; readonly invitee: Invitee }) => {
  const t = useT();
  const tools = useMeetingTools();
  const [open, setOpen] = useState<Command>();
  if (kinds.length === 0 || whyNotAs(me().role, 'InviteToMeeting')) return null;
  return (
    <>
      <ActionButton variant="outlined" onClick={() => setOpen(inviteForm(kinds, invitee, crypto.randomUUID(), tools))}>
        {t('meetings.invite')}
      </ActionButton>
      {open && <CommandDialog command={open} onClose={() => setOpen(undefined)} />}
    </>
  );
};
