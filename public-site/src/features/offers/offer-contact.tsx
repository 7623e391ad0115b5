import { splitPhone, toldCare, type SafeChannel } from '@jurilien/reference';
import { ClientNotes, CriminalFile } from './client-notes';
import { offerTexts } from './words/offer';
import { called, deadline, fill, useLang, useWords } from '../../lang';
import type { Offer } from './offer.server';
import { useContactWords, type DisclosedAnswers, type WishCodes } from './asked';
import { LinkedDrawing } from '../../layout';

/** How the person wishes to be reached: before the number, since calling the wrong way may put someone in danger. */
export function Wishes({ wishes }: { wishes: WishCodes }) {
  const t = useWords(offerTexts);
  const care = toldCare(wishes.safe, useLang());
  const hours = useContactWords()(wishes.hours);
  return (
    <>
      {care && (
        <div className="notice warning">
          <p>
            <strong>{t.careTitle}</strong>
          </p>
          {care.words && <blockquote>{care.words}</blockquote>}
          <ul>
            {care.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {!care && hours.length > 0 && <p>{fill(t.hours, { when: hours.join(', ').toLocaleLowerCase() })}</p>}
    </>
  );
}

/** What the person answered, in the reader's language; their own words stay as they wrote them. */
export function AnswersOf({ answers }: { answers: DisclosedAnswers }) {
  const rows = answers[useLang()];
  return rows.length === 0 ? null : (
    <dl className="answers">
      {rows.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Contact = NonNullable<Offer['contact']>;

/** Step 3: who to call, by when, and what they wrote. */
export function ContactSheet({
  offer,
  contact,
  commandId,
  fait,
}: {
  offer: Offer;
  contact: Contact;
  commandId: string;
  fait: string | null;
}) {
  const t = useWords(offerTexts);
  const lang = useLang();
  const reached = contact.contacted || fait === 'contacted';
  return (
    <>
      <p className="progress">{t.step3}</p>
      <LinkedDrawing />
      <h1>
        {t.acceptedTitle} <span className="code-badge">{offer.code}</span>
      </h1>
      {reached ? (
        <p className="notice success" role="status">
          {t.contactedDone}
        </p>
      ) : (
        contact.slaDueAt && <p className="lead">{fill(t.sla, { time: deadline(contact.slaDueAt, lang) })}</p>
      )}
      <ClientCard contact={contact} reached={reached} commandId={commandId} />
      <h2>{t.inWords}</h2>
      <p className="summary-text" lang={offer.facts?.lang === 'en' ? 'en-CA' : 'fr-CA'}>
        {contact.description}
      </p>
      <ClientNotes notes={contact.clientNotes} />
      {contact.answers && <AnswersOf answers={contact.answers} />}
      <MatterFacts contact={contact} />
    </>
  );
}

/** Whom to reach and by which ways: those the client left open, and no text message to an extension. */
function ClientCard({ contact, reached, commandId }: { readonly contact: Contact; readonly reached: boolean; readonly commandId: string }) {
  const t = useWords(offerTexts);
  const lang = useLang();
  const left = toldCare(contact.wishes?.safe, lang)?.channels;
  const extended = splitPhone(contact.phoneNumber).extension !== '';
  const may = (way: SafeChannel): boolean => (left?.includes(way) ?? true) && !(way === 'sms' && extended);
  return (
    <section className="card raised" aria-label={contact.clientName}>
      <p className="price">{contact.clientName}</p>
      <Wishes wishes={contact.wishes ?? {}} />
      <div className="contact">
        {may('call') && (
          <a className="button large" href={`tel:${contact.phoneNumber}`}>
            {t.call} {called(contact.phoneNumber, lang)}
          </a>
        )}
        {may('sms') && (
          <a className="button quiet" href={`sms:${contact.phoneNumber}`}>
            {t.text}
          </a>
        )}
        {may('email') && (
          <a className="button quiet" href={`mailto:${contact.email}`}>
            {t.mail} {contact.email}
          </a>
        )}
      </div>
      {!reached && (
        <form method="post">
          <input type="hidden" name="commandId" value={commandId} />
          <p className="actions">
            <button className="button quiet" type="submit" name="go" value="contacted">
              {t.contacted}
            </button>
          </p>
        </form>
      )}
    </section>
  );
}

/** The other parties, the criminal file and the address. */
function MatterFacts({ contact }: { readonly contact: Contact }) {
  const t = useWords(offerTexts);
  const address =
    typeof contact.address === 'string'
      ? contact.address
      : [contact.address?.street, contact.address?.postalCode].filter(Boolean).join(', ');
  const others = (contact.othersInvolved ?? []).filter((o) => o.name).map((o) => (o.role ? `${o.name} (${o.role})` : o.name));
  return (
    <dl className="facts">
      <CriminalFile is={contact.criminalFile} />
      {others.length > 0 && (
        <div>
          <dt>{t.parties}</dt>
          <dd>{others.join(', ')}</dd>
        </div>
      )}
      {address && (
        <div>
          <dt>{t.address}</dt>
          <dd>{address}</dd>
        </div>
      )}
    </dl>
  );
}
