import { useAlive, Go } from '../../session';
import { smsTexts } from './words/sms';
import { fill, masked, useLang, useWords } from '../../lang';
import { useFormText } from '../legal';
import { ImpliedNote } from '../consents';
import { ClassSwitch } from './class-switch';
import type { OwnMail, SmsPart } from './types';

/** What the person’s mailbox agreed to: the choices of the page behind the links of our e-mails (N02), made here. */
export function MailChoices({ pro, mail, send, busy }: Pick<SmsPart, 'pro' | 'send' | 'busy'> & { mail: OwnMail }) {
  const t = useWords(smsTexts);
  const lang = useLang();
  const { name: shown, say, title } = useFormText('message-choices');
  const alive = useAlive();
  const choose = (of: 'service' | 'marketing', on: boolean): void =>
    void send('POST /api/sms/consent', { channel: 'email', class: of, on, shown, lang }, t.saved);
  const classes = [
    ['service', pro ? 'email-service-professional' : 'email-service-client'],
    ['marketing', 'marketing'],
  ] as const;
  return (
    <section aria-labelledby="mail-classes">
      <h2 id="mail-classes">{t.mailClasses}</h2>
      <p className="small soft">{fill(t.mailAddress, { address: masked(mail.address) })}</p>
      <ul className="rows sms-classes">
        {classes.map(([name, part]) => (
          <li key={name}>
            <ClassSwitch
              id={`mail-${name}`}
              name={`mail-${name}`}
              title={title(part)}
              text={say(part)}
              on={mail.consents[name]}
              busy={busy}
              disabled={!alive}
              onSwitch={() => choose(name, !mail.consents[name])}
            />
          </li>
        ))}
      </ul>
      {mail.consents.pending && (
        <div className="notice">
          <p>{t.pending}</p>
          <Go type="button" className="button quiet" busy={busy} onPress={() => choose('marketing', true)}>
            {t.pendingGo}
          </Go>
        </div>
      )}
      <ImpliedNote implied={mail.consents.implied} />
    </section>
  );
}
