import { useCallback } from 'react';
import { useOnline } from '../../layout/NetworkBars';
import { me, whyNotAs } from '../../roles';
import { useReadOnly } from '../../useReadOnly';
import { useT } from '../../useT';

/** What stands in the way of a command whatever it is about: whose eyes one looks through, the network, the role. */
export const useWhyNever = () => {
  const t = useT();
  const online = useOnline();
  const readOnly = useReadOnly();
  return useCallback(
    (command: string): string | undefined => readOnly ?? (online ? whyNotAs(me().role, command) : t('actions.why.offline')),
    [readOnly, online, t],
  );
};
