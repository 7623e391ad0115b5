import { smsTexts } from './words/sms';
import { Segmented } from '../../forms';
import { useLang, useWords } from '../../lang';
import { useFormText } from '../legal';
import { useAlive } from '../../session';
import { ImpliedNote } from '../consents';
import { ClassSwitch } from './class-switch';
import { MailChoices } from './mail-choices';
import type { SmsPart } from './types';

const LANGS = [
  { value: 'fr', label: 'Français', lang: 'fr' },
  { value: 'en', label: 'English', lang: 'en' },
] as const;

type Props = Pick<SmsPart, 'pro' | 'sms' | 'send' | 'busy'>;

/** Buttons wait until the page lives, and for a number that is confirmed. */
const useIdle = ({ verified }: SmsPart['sms']): boolean => !useAlive() || !verified;

/** What the number and the mailbox agreed to, class by class, and the language we answer it in. */
export function Choices({ pro, sms, send, busy }: SmsPart) {
  return (
    <>
      <Classes pro={pro} sms={sms} send={send} busy={busy} />
      {sms.mail && <MailChoices pro={pro} mail={sms.mail} send={send} busy={busy} />}
      <Language pro={pro} sms={sms} send={send} busy={busy} />
      {pro && <Format pro={pro} sms={sms} send={send} busy={busy} />}
    </>
  );
}

/** What follows a request is always sent; the other classes each have a switch. */
function Classes({ pro, sms, send, busy }: Props) {
  const t = useWords(smsTexts);
  const lang = useLang();
  const { name: shown, say, title } = useFormText('message-choices');
  const idle = useIdle(sms);
  const classes = [
    ['service', pro ? 'sms-service-professional' : 'sms-service-client'],
    ['marketing', 'marketing'],
  ] as const;
  return (
    <section aria-labelledby="sms-classes">
      <h2 id="sms-classes">{t.classes}</h2>
      {!sms.verified && <p className="small soft">{t.classesOff}</p>}
      <ul className="rows sms-classes">
        <li>
          <div>
            <p className="row-title">{t.follow}</p>
            <p className="small soft">{pro ? t.followPro : t.followClient}</p>
          </div>
          <span className="badge">{t.always}</span>
        </li>
        {classes.map(([name, part]) => (
          <li key={name}>
            <ClassSwitch
              id={`sms-${name}`}
              name={name}
              title={title(part)}
              text={say(part)}
              on={sms.consents[name]}
              busy={busy}
              disabled={idle}
              onSwitch={() => void send('POST /api/sms/consent', { class: name, on: !sms.consents[name], shown, lang }, t.saved)}
            />
          </li>
        ))}
      </ul>
      <ImpliedNote implied={sms.consents.implied} />
    </section>
  );
}

function Language({ pro, sms, send, busy }: Props) {
  const t = useWords(smsTexts);
  const idle = useIdle(sms);
  return (
    <section aria-labelledby="sms-lang">
      <h2 id="sms-lang">{t.lang}</h2>
      <Segmented
        labelledBy="sms-lang"
        options={LANGS}
        chosen={sms.lang}
        disabled={idle}
        onChoose={(lang) => {
          if (!busy && sms.lang !== lang) void send('POST /api/sms/lang', { lang }, t.saved);
        }}
      />
      <p className="small soft">{pro ? t.langPro : t.langClient}</p>
    </section>
  );
}

/** How long the text of an offer is. */
function Format({ sms, send, busy }: Props) {
  const t = useWords(smsTexts);
  const idle = useIdle(sms);
  return (
    <section aria-labelledby="sms-format">
      <h2 id="sms-format">{t.format}</h2>
      <Segmented
        labelledBy="sms-format"
        options={(['long', 'short'] as const).map((value) => ({ value, label: t[`format_${value}`] }))}
        chosen={sms.format}
        disabled={idle}
        onChoose={(format) => {
          if (!busy && sms.format !== format) void send('POST /api/sms/format', { format }, t.saved);
        }}
      />
      <p className="small soft">{t.formatText}</p>
    </section>
  );
}
