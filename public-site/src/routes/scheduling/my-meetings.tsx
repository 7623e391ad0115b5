import { whoOf } from '@jurilien/contracts';
import { ClientOnly } from '../../features/clients/only';
import { OwnMeetings } from '../../features/scheduling/meetings/own';
import { meetingTexts } from '../../features/scheduling/words/meeting';
import { useWords } from '../../lang';
import type { Frame } from '../../layout';
import { ProPage } from '../../pro';
import styles from '../../styles/scheduling.css?url';

export const links = () => [{ rel: 'stylesheet', href: styles }];
export const handle: Frame = { hydrate: true, quiet: true };

/** M01, by role: the meetings of a professional, a candidate or a client with our team. */
export default function MyMeetings() {
  const t = useWords(meetingTexts);
  return (
    <ProPage
      title={t.own}
      other={(account) =>
        whoOf(account.role)?.who === 'recruit' ? (
          <OwnMeetings />
        ) : (
          <ClientOnly account={account}>
            <OwnMeetings />
          </ClientOnly>
        )
      }
    >
      {() => <OwnMeetings />}
    </ProPage>
  );
}
