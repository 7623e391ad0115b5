import type { Exported } from '@jurilien/rows/exports';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { useOnline } from '../../layout/NetworkBars';
import { me, whyNotAs } from '../../roles';
import { useT } from '../../useT';
import { askedOf, requestForm } from './request-form';

/** Asks for a list as a file, as it is narrowed now; for one of all lists where none is named. */
export const ExportButton = ({ what, filter }: { what?: Exported; filter?: Record<string, unknown> }) => {
  const t = useT();
  const notify = useNotify();
  const online = useOnline();
  const [form, setForm] = useState<Command>();
  const onDone = () => notify('exports.asked', { type: 'success' });
  const open = () => setForm(requestForm({ t, onDone, ...(what ? { what } : {}), ...(filter ? { asked: askedOf(filter) } : {}) }));
  return (
    <>
      <ActionButton variant="outlined" why={online ? whyNotAs(me().role, 'RequestExport') : t('actions.why.offline')} onClick={open}>
        {t(what ? 'exports.button' : 'exports.askWhat')}
      </ActionButton>
      {form && <CommandDialog command={form} onClose={() => setForm(undefined)} />}
    </>
  );
};
