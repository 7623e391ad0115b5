import { useState } from 'react';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { me, whyNotAs } from '../../roles';
import { useT } from '../../useT';
import { askForm, type FollowUpAbout } from './commands';

/** Asks the team, or oneself, for something about a request or a professional; nothing for a role that may not. */
export const AskFollowUp = ({ about, named }: { readonly about: FollowUpAbout; readonly named?: string | null }) => {
  const t = useT();
  const [open, setOpen] = useState<Command>();
  if (whyNotAs(me().role, 'CreateFollowUp') || !(about.leadId || about.professionalId || about.prospectId)) return null;
  return (
    <>
      <ActionButton
        variant="outlined"
        aria-label={named ? `${t('followUps.ask')}, ${named}` : undefined}
        onClick={() => setOpen(askForm(about, t))}
      >
        {t('followUps.ask')}
      </ActionButton>
      {open && <CommandDialog command={open} onClose={() => setOpen(undefined)} />}
    </>
  );
};
