import type { ApiRoute, Call } from '@jurilien/contracts/api';
import { useState, type ReactNode } from 'react';
import { useLang } from '../lang';
import { download } from './download';
import { Go } from './form';

interface Props<K extends ApiRoute> {
  readonly route: K;
  readonly given: Call<K>;
  readonly name: string;
  readonly label?: string;
  /** What is shown when the file cannot be loaded. */
  readonly failed: string;
  readonly children: ReactNode;
}

/** A button that downloads a file, and reports when it could not. */
export function DownloadButton<K extends ApiRoute>({ route, given, name, label, failed, children }: Props<K>) {
  const lang = useLang();
  const [missed, setMissed] = useState(false);
  return (
    <>
      <Go
        type="button"
        className="button quiet"
        label={label}
        onPress={() => void download(lang, route, given, name).then((done) => setMissed(!done))}
      >
        {children}
      </Go>
      <span role="alert">{missed ? failed : ''}</span>
    </>
  );
}
