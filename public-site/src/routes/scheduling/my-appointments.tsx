import { ClientOnly } from '../../features/clients/only';
import { OwnAppointments } from '../../features/scheduling/own';
import { ProTimes } from '../../features/scheduling/pro/pro-times';
import { ownTexts } from '../../features/scheduling/words/own';
import { useWords } from '../../lang';
import type { Frame } from '../../layout';
import { ProPage } from '../../pro';
import styles from '../../styles/scheduling.css?url';

export const links = () => [{ rel: 'stylesheet', href: styles }];
export const handle: Frame = { hydrate: true, quiet: true };

/** M02, by role: the appointments of a client, or of a professional. */
export default function MyAppointments() {
  const t = useWords(ownTexts);
  return (
    <ProPage
      title={t.title}
      other={(account) => (
        <ClientOnly account={account}>
          <OwnAppointments />
        </ClientOnly>
      )}
    >
      {(pro) => <ProTimes pro={pro} />}
    </ProPage>
  );
}
