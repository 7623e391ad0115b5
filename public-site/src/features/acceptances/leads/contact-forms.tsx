import { Radios } from '../../../forms';
import { useWords } from '../../../lang';
import { proLeadsTexts } from '../words/pro-leads';
import { Act, options, type Props, type Texts } from './act';
import { can } from './types';

/** The first contact: reached, or a try that reached no one. */
export function ContactForms({ sheet, load }: Props) {
  const t = useWords(proLeadsTexts) as Texts;
  if (!can(sheet, 'RecordContactMade')) return null;
  return (
    <>
      <Act
        name="reached"
        sheet={sheet}
        load={load}
        button={t.reached}
        quiet={false}
        onSend={(a, send) => send('RecordContactMade', { channel: a['reached-how'] || 'phone' })}
      >
        <Radios
          name="reached-how"
          label={t.how}
          layout="two"
          initial="phone"
          options={options(t, 'how', ['phone', 'sms', 'email', 'inPerson'])}
        />
      </Act>
      <details>
        <summary>{t.attempt}</summary>
        <Act
          name="attempt"
          sheet={sheet}
          load={load}
          button={t.saveAttempt}
          onSend={async (a, send) =>
            a['attempt-result']
              ? send('LogContactAttempt', { channel: a['attempt-channel'] || 'phone', result: a['attempt-result'] })
              : { 'attempt-result': t.pick }
          }
        >
          <Radios
            name="attempt-channel"
            label={t.attemptChannel}
            layout="inline"
            initial="phone"
            options={options(t, 'how', ['phone', 'sms', 'email'])}
          />
          <Radios
            name="attempt-result"
            label={t.attemptResult}
            layout="two"
            options={options(t, 'result', ['noAnswer', 'voicemail', 'busy', 'wrongNumber', 'sent'])}
          />
        </Act>
      </details>
    </>
  );
}
