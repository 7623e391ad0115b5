import { useState } from 'react';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { me, whyNotAs } from '../../roles';
import { useT } from '../../useT';
import { saveForm } from './forms';
import { useProspectTools } from './useProspectTools';

/** Writes a first record; nothing for a role that may not. */
export const NewProspect = () => {
  const t = useT();
  const tools = useProspectTools();
  const [command, setCommand] = useState<Command>();
  if (whyNotAs(me().role, 'SaveProspect')) return null;
  return (
    <>
      <ActionButton variant="contained" onClick={() => setCommand(saveForm(undefined, tools))}>
        {t('prospects.new')}
      </ActionButton>
      {command && <CommandDialog command={command} onClose={() => setCommand(undefined)} />}
    </>
  );
};
