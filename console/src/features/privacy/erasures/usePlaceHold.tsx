import { useState } from 'react';
import { CommandDialog, type Command } from '../../../components/commands/CommandDialog';
import type { MenuGroup } from '../../../components/commands/MoreActions';
import { useOnline } from '../../../layout/NetworkBars';
import { mayRead, me, whyNotAs } from '../../../roles';
import { useT } from '../../../useT';
import type { HoldingRef } from '../Holding';
import { placeHold } from './hold-forms';

/** The entry of a page's menu that asks for a legal hold on what the page shows, and its dialog; none for those who see no holds. */
export const usePlaceHold = (of: HoldingRef | undefined) => {
  const t = useT();
  const online = useOnline();
  const [command, setCommand] = useState<Command>();
  const menu: MenuGroup[] =
    of && mayRead(me().role, 'erasures')
      ? [
          {
            key: 'privacy',
            title: t('privacy.title'),
            actions: [
              {
                key: 'PlaceLegalHold',
                label: t('holds.place'),
                why: online ? whyNotAs(me().role, 'PlaceLegalHold') : t('actions.why.offline'),
                act: () => setCommand(placeHold(of, t)),
              },
            ],
          },
        ]
      : [];
  return { menu, dialog: command && <CommandDialog command={command} onClose={() => setCommand(undefined)} /> };
};
