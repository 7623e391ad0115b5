import { useState } from 'react';
import { ActionButton } from '../../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../../components/commands/CommandDialog';
import { useOnline } from '../../../layout/NetworkBars';
import { me, whyNotAs } from '../../../roles';
import { useT } from '../../../useT';
import type { HoldingRef } from '../Holding';
import { placeHold } from './hold-forms';

/** The button that asks for a legal hold on one thing we hold of a person, and its dialog. */
export const PlaceHold = ({ of, small }: { of: HoldingRef; small?: true }) => {
  const t = useT();
  const online = useOnline();
  const [command, setCommand] = useState<Command>();
  const why = online ? whyNotAs(me().role, 'PlaceLegalHold') : t('actions.why.offline');
  return (
    <>
      <ActionButton variant="outlined" size={small ? 'small' : 'medium'} why={why} onClick={() => setCommand(placeHold(of, t))}>
        {t('holds.place')}
      </ActionButton>
      {command && <CommandDialog command={command} onClose={() => setCommand(undefined)} />}
    </>
  );
};
