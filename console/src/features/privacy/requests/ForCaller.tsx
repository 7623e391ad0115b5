import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ActionButton } from '../../../components/commands/ActionButton';
import { CommandDialog, type Command } from '../../../components/commands/CommandDialog';
import { useOnline } from '../../../layout/NetworkBars';
import { mayRead, me, whyNotAs } from '../../../roles';
import { useCode, useT } from '../../../useT';
import { fileForCaller } from './file-for-caller';

/** The button that files a request about one's own data for someone who calls; its case opens for who reads cases. */
export const ForCaller = ({ small }: { small?: true }) => {
  const t = useT();
  const code = useCode();
  const online = useOnline();
  const navigate = useNavigate();
  const notify = useNotify();
  const [command, setCommand] = useState<Command>();
  const { role } = me();
  const why = online ? whyNotAs(role, 'FilePrivacyRequest') : t('actions.why.offline');
  const filed = (id: string) =>
    mayRead(role, 'privacy-cases')
      ? void navigate(`/privacy/requests/${id}`)
      : notify('actions.said.FilePrivacyRequest', { type: 'success' });
  return (
    <>
      <ActionButton
        variant={small ? 'outlined' : 'contained'}
        size={small ? 'small' : 'medium'}
        why={why}
        onClick={() => setCommand(fileForCaller({ t, code }, filed))}
      >
        {t('privacyCases.file')}
      </ActionButton>
      {command && <CommandDialog command={command} onClose={() => setCommand(undefined)} />}
    </>
  );
};
