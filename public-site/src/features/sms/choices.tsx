import { smsTexts } from './words/sms';
import { useWords } from '../../lang';
import { useAlive } from '../../session';
import { ClassSwitch } from './class-switch';
import { MailChoices } from './mail-choices';
import type { SmsPart } from './types';

const LANGS = [
  ['fr', 'Français'],
  ['en', 'English'],
] as const;

/** What the number and the mailbox agreed to, class by class, and the language we answer it in. */
export function Choices({ pro, sms, send, busy }: SmsPart) {
  const t = useWords(smsTexts);
  const alive = useAlive();
  const idle = !alive || !sms.verified;
  const classes = [
    ['service', pro ? t.servicePro : t.serviceClient, pro ? t.serviceProText : t.serviceClientText],
    ['marketing', t.marketing, t.marketingText],
  ] as const;
  return (
    <>
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
          {classes.map(([name, title, text]) => (
            <li key={name}>
              <ClassSwitch
                id={`sms-${name}`}
                name={name}
                title={title}
                text={text}
                on={sms.consents[name]}
                busy={busy}
                disabled={idle}
                onSwitch={() => void send('POST /api/sms/consent', { class: name, on: !sms.consents[name] }, t.saved)}
              />
            </li>
          ))}
        </ul>
      </section>
      {sms.mail && <MailChoices pro={pro} mail={sms.mail} send={send} busy={busy} />}
      <section aria-labelledby="sms-lang">
        <h2 id="sms-lang">{t.lang}</h2>
        <div className="segmented" role="group" aria-labelledby="sms-lang">
          {LANGS.map(([lang, name]) => (
            <button
              key={lang}
              type="button"
              lang={lang}
              aria-pressed={sms.lang === lang}
              disabled={idle}
              onClick={() => {
                if (!busy && sms.lang !== lang) void send('POST /api/sms/lang', { lang }, t.saved);
              }}
            >
              {name}
            </button>
          ))}
        </div>
        <p className="small soft">{pro ? t.langPro : t.langClient}</p>
      </section>
      {pro && (
        <section aria-labelledby="sms-format">
          <h2 id="sms-format">{t.format}</h2>
          <div className="segmented" role="group" aria-labelledby="sms-format">
            {(['long', 'short'] as const).map((format) => (
              <button
                key={format}
                type="button"
                aria-pressed={sms.format === format}
                disabled={idle}
                onClick={() => {
                  if (!busy && sms.format !== format) void send('POST /api/sms/format', { format }, t.saved);
                }}
              >
                {t[`format_${format}`]}
              </button>
            ))}
          </div>
          <p className="small soft">{t.formatText}</p>
        </section>
      )}
    </>
  );
}
