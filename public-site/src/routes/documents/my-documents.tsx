import { ClientOnly } from '../../features/clients/only';
import { OwnDocuments, ownTexts } from '../../features/own-documents';
import { useWords } from '../../lang';
import type { Frame } from '../../layout';
import { ProPage } from '../../pro';
import styles from '../../styles/documents.css?url';

export const links = () => [{ rel: 'stylesheet', href: styles }];
export const handle: Frame = { hydrate: true, quiet: true };

/** M03, by role: the documents of a client's requests, or of the requests that a professional accepted. */
export default function MyDocuments() {
  const t = useWords(ownTexts);
  return (
    <ProPage
      title={t.title}
      other={(account) => (
        <ClientOnly account={account}>
          <OwnDocuments reader="client" />
        </ClientOnly>
      )}
    >
      {() => <OwnDocuments reader="professional" />}
    </ProPage>
  );
}
