import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ApiRoute, Call } from '@jurilien/contracts/api';
import { askFile, problemOf } from '../api/http';
import { ActionButton } from './commands/ActionButton';
import { useOnline } from '../layout/NetworkBars';
import { useT, type Key } from '../useT';

/** A button that fetches a file: it waits while it works, and says what went wrong. */
export const DownloadButton = ({ label, fetched }: { label: Key; fetched: () => Promise<void> }) => {
  const t = useT();
  const notify = useNotify();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await fetched();
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

interface Props<K extends ApiRoute> {
  route: K;
  given: Call<K>;
  /** What it is called at home. */
  file: string;
  label: Key;
}

/** A file that the API makes, handed to the browser. */
export const Download = <K extends ApiRoute>({ route, given, file, label }: Props<K>) => {
  const fetched = async () => {
    const url = URL.createObjectURL(await askFile(route, given));
    Object.assign(document.createElement('a'), { href: url, download: file }).click();
    URL.revokeObjectURL(url);
  };
  return <DownloadButton label={label} fetched={fetched} />;
};
