import { ClientOnly } from '../../features/clients/only';
import { OwnPapers } from '../../features/papers/own';
import { paperTexts } from '../../features/papers/words/papers';
import { useWords } from '../../lang';
import type { Frame } from '../../layout';
import { ProPage } from '../../pro';
import styles from '../../styles/generated-paper.css?url';

export const links = () => [{ rel: 'stylesheet', href: styles }];
export const handle: Frame = { hydrate: true, quiet: true };

/** Generated papers of someone who is signed in: of a client's requests, and the sheets of appointments of both sides. */
export default function MyPapers() {
  const t = useWords(paperTexts);
  return (
    <ProPage
      title={t.title}
      other={(account) => (
        <ClientOnly account={account}>
          <OwnPapers client />
        </ClientOnly>
      )}
    >
      {() => <OwnPapers client={false} />}
    </ProPage>
  );
}
