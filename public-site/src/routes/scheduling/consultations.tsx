import { ClientOnly } from '../../features/clients/only';
import { OwnConsultations } from '../../features/scheduling/consultations';
import { ProConsultations } from '../../features/scheduling/pro/pro-consultations';
import { ownTexts } from '../../features/scheduling/words/own';
import { useWords } from '../../lang';
import type { Frame } from '../../layout';
import { ProPage } from '../../pro';
import styles from '../../styles/scheduling.css?url';

export const links = () => [{ rel: 'stylesheet', href: styles }];
export const handle: Frame = { hydrate: true, quiet: true };

/** M06, by role: the consultations of a client, or of a professional. */
export default function Consultations() {
  const t = useWords(ownTexts);
  return (
    <ProPage
      title={t.consultations}
      other={(account) => (
        <ClientOnly account={account}>
          <OwnConsultations />
        </ClientOnly>
      )}
    >
      {(pro) => <ProConsultations pro={pro} />}
    </ProPage>
  );
}
