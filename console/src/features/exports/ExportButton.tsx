import { statsKMin } from '@jurilien/reference';
import type { Exported } from '@jurilien/rows/exports';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ActionButton } from '../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../components/commands/CommandDialog';
import { useConfig } from '../../in-force/useConfig';
import { useOnline } from '../../layout/NetworkBars';
import { me, whyNotAs } from '../../roles';
import { useT } from '../../useT';
import { askedOf, requestForm } from './request-form';

/** Asks for a list as a file, as it is narrowed now; for one of all lists where none is named. */
export const ExportButton = ({ what, filter }: { what?: Exported; filter?: Record<string, unknown> }) => {
  const t = useT();
  const notify = useNotify();
  const online = useOnline();
  const least = useConfig().value(statsKMin);
  const [form, setForm] = useState<Command>();
  const onDone = () => notify('exports.asked', { type: 'success' });
  const open = () => setForm(requestForm({ t, onDone, least, ...(what ? { what } : {}), ...(filter ? { asked: askedOf(filter) } : {}) }));
  return (
    <>
      <ActionButton variant="outlined" why={online ? whyNotAs(me().role, 'RequestExport') : t('actions.why.offline')} onClick={open}>
        {t(what ? 'exports.button' : 'exports.askWhat')}
      </ActionButton>
      {form && <CommandDialog command={form} onClose={() => setForm(undefined)} />}
    </>
  );
};
