import { usePath, useWords, fill } from '../../../lang';
import { useFormText } from '../../legal';
import { fieldTexts } from '../words/fields';
import { Check, Line, Radios } from '../../../forms';

/** Other people: one name is needed, three more may follow, or none is known. A form may call the first one by what it is. */
export function Parties({ open, first, why }: { open: boolean; first?: string; why?: string }) {
  const t = useWords(fieldTexts);
  const party = (n: number) => (
    <fieldset key={n}>
      <legend className={n === 1 ? 'hidden-text' : undefined}>{fill(t.party, { n })}</legend>
      <div className="party">
        <Line name={`party${n}Name`} label={n === 1 ? (first ?? t.partyName) : t.partyName} length={200} optional={n > 1} />
        <Line name={`party${n}Role`} label={t.partyRole} length={60} optional />
      </div>
    </fieldset>
  );
  return (
    <>
      <p className="notice">{why ?? t.partiesWhy}</p>
      <div className="stack-top">{party(1)}</div>
      <Check name="partiesUnknown" label={t.partiesUnknown} />
      <details className="more" open={open}>
        <summary>{t.moreParties}</summary>
        <div>{[2, 3, 4].map(party)}</div>
      </details>
    </>
  );
}

/** Who the person is and how to reach them. */
export function Contact() {
  const t = useWords(fieldTexts);
  return (
    <>
      <Line name="clientName" label={t.clientName} complete="name" length={120} />
      <Line name="email" label={t.email} hint={t.emailHint} type="email" complete="email" length={254} />
      <Line name="phoneNumber" label={t.phoneNumber} hint={t.phoneHint} type="tel" complete="tel" length={40} className="short" />
    </>
  );
}

/** The two consents that are needed and the one that is offered, each on its own. */
export function Consents() {
  const t = useWords(fieldTexts);
  const { name, say } = useFormText('request-consents');
  return (
    <>
      <Check name="consentSharing" label={say('sharing')} />
      <Check name="consentContact" label={say('contact')} />
      <Check name="consentMarketing" label={say('marketing')} hint={t.consentOptional} />
      <input type="hidden" name="consentTexts" value={name} />
      <PrivacyNote />
    </>
  );
}

/** The agreement to sensitive answers, by itself and where a request holds some; `whose` says who gave them. */
export function SensitiveConsent({ whose }: { whose: 'own' | 'other' }) {
  const { name, say, title } = useFormText('sensitive-answers');
  return (
    <fieldset>
      <legend>{title(whose)}</legend>
      <Check name="consentSensitive" label={say(whose)} />
      <input type="hidden" name="sensitiveText" value={name} />
    </fieldset>
  );
}

function PrivacyNote() {
  const t = useWords(fieldTexts);
  const to = usePath();
  return (
    <p className="hint">
      {t.privacyNote}{' '}
      <a href={to('privacy')} target="_blank" rel="noopener">
        {t.privacyLink}
      </a>
      .
    </p>
  );
}

/** Mandate, one consultation or one task (consult and smallMandate of 3.1). */
export function HelpKind() {
  const t = useWords(fieldTexts);
  return (
    <Radios
      name="helpKind"
      label={t.helpKind}
      optional
      options={[
        { value: 'mandate', label: t.helpMandate },
        { value: 'consult', label: t.helpConsult, hint: t.helpConsultHint },
        { value: 'small', label: t.helpSmall, hint: t.helpSmallHint },
      ]}
    />
  );
}

/** The two agreements as someone passes them on who writes for the person; nothing that is only offered. */
export function ConsentsFor() {
  const { name, say } = useFormText('request-consents');
  return (
    <>
      <Check name="consentSharing" label={say('sharing-for')} />
      <Check name="consentContact" label={say('contact-for')} />
      <input type="hidden" name="consentTexts" value={name} />
      <PrivacyNote />
    </>
  );
}

/** Whether the request may go to a partner, each on its own. */
export function Partners() {
  const t = useWords(fieldTexts);
  const { say } = useFormText('request-consents');
  return (
    <fieldset>
      <legend>{t.partners}</legend>
      <p className="hint">{t.partnersHint}</p>
      <Check name="juripop" label={say('juripop')} />
      <Check name="neolegal" label={say('neolegal')} />
    </fieldset>
  );
}

/** What someone declares who writes for another person (F04). */
export function Statements() {
  const { name, say } = useFormText('referral-statements');
  return (
    <>
      <Check name="personConsents" label={say('person-consents')} />
      <Check name="noBenefit" label={say('no-benefit')} />
      <input type="hidden" name="statementsText" value={name} />
    </>
  );
}
