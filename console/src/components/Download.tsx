import { useState } from 'react';
import { useNotify } from 'react-admin';
import { problemOf, requestFile } from '../api/http';
import { ActionButton } from './ActionButton';
import { useOnline } from '../layout/NetworkBars';
import { useT, type Key } from '../useT';

/** A file that the API makes, handed to the browser. */
export const Download = ({ path, file, label }: { path: string; file: string; label: Key }) => {
  const t = useT();
  const notify = useNotify();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const url = URL.createObjectURL(await requestFile(path));
      Object.assign(document.createElement('a'), { href: url, download: file }).click();
      URL.revokeObjectURL(url);
    } catch (error) {
      notify(`errors.${problemOf(error).code}`, { type: 'error', messageArgs: { _: t('errors.UNEXPECTED') } });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActionButton variant="outlined" why={online ? undefined : t('actions.why.offline')} onClick={() => void (busy || run())}>
      {t(busy ? 'money.downloading' : label)}
    </ActionButton>
  );
};
