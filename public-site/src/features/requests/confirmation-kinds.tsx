import { legalAidTable } from '@jurilien/reference';
import { ReceiptLink } from '../papers';
import type { SentDocument } from '../documents/index.server';
import { Documents } from '../documents';
import { Checks, FormProvider, YesNo, type Errors } from '../../forms';
import { confirmationTexts } from './words/confirmation';
import { day, fill, phone, useLang, usePath, useWords } from '../../lang';
import type { LeadStatus } from './lead-status';
import { isEnded } from './status-track';

interface Props {
  readonly status: LeadStatus;
  readonly errors: Errors;
}

/** What each kind of request has of its own on its confirmation page: times of a consultation, legal aid, one task alone. */
export function ConfirmationOf({ status, errors }: Props) {
  switch (status.confirmKind) {
    case 'consult':
      return <Consultation status={status} errors={errors} />;
    case 'juridicalHelp':
      return <LegalAid status={status} errors={errors} />;
    case 'smallMandate':
      return <OneTask status={status} />;
    default:
      return null;
  }
}

/** C02: when the person could talk, and where prices are published. */
function Consultation({ status, errors }: Props) {
  const t = useWords(confirmationTexts);
  const to = usePath();
  const slots = [
    { value: 'weekday-morning', label: t.slot_weekdayMorning },
    { value: 'weekday-afternoon', label: t.slot_weekdayAfternoon },
    { value: 'weekday-evening', label: t.slot_weekdayEvening },
    { value: 'weekend', label: t.slot_weekend },
  ];
  return (
    <section>
      <h2>{t.slotsTitle}</h2>
      <FormProvider value={{ raw: { slots: [...status.slots] }, errors }}>
        <form method="post" className="stack" noValidate>
          <Checks name="slots" label={t.slots} hint={t.slotsHint} options={slots} />
          <button className="button quiet" type="submit" name="go" value="slots">
            {t.slotsSave}
          </button>
        </form>
      </FormProvider>
      <p className="stack-top">
        <a href={to('showcase')}>{t.prices}</a>
      </p>
    </section>
  );
}

/** C03: how to apply, the thresholds with their day, and whether the certificate is there. */
function LegalAid({ status, errors }: Props) {
  const t = useWords(confirmationTexts);
  const lang = useLang();
  const to = usePath();
  const ontario = status.province === 'ON';
  const table = legalAidTable(ontario ? 'ON' : 'QC', status.createdAt.slice(0, 10));
  const dollars = (amount: number): string =>
    new Intl.NumberFormat(`${lang}-CA`, { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 }).format(amount);
  const free = table.free[ontario ? 'size_1' : 'single'];
  const contributory = table.contributory.single;
  return (
    <section>
      <h2>{t.aidTitle}</h2>
      <p className="measure">{ontario ? t.aidHowON : t.aidHowQC}</p>
      <p className="measure">
        {free !== undefined && fill(t.aidFree, { amount: dollars(free) })}{' '}
        {contributory !== undefined && fill(t.aidContributory, { amount: dollars(contributory) })}
      </p>
      <p className="small soft">
        {fill(t.aidDated, { day: day(table.effective, lang) })}
        <a href={table.url} rel="noreferrer">
          {table.source[lang]}
        </a>
      </p>
      <p>
        <a href={to('legalAid')}>{t.aidCheck}</a>
      </p>
      <FormProvider value={{ raw: { hasLegalAidCert: status.hasLegalAidCert ? 'yes' : '' }, errors }}>
        <form method="post" className="stack" noValidate>
          <YesNo name="hasLegalAidCert" label={t.cert} />
          <button className="button quiet" type="submit" name="go" value="cert">
            {t.certSave}
          </button>
        </form>
      </FormProvider>
    </section>
  );
}

/** C04: what one task is and is not; more than that while nothing was offered yet. */
function OneTask({ status }: Pick<Props, 'status'>) {
  const t = useWords(confirmationTexts);
  const to = usePath();
  return (
    <section>
      <h2>{t.moreTitle}</h2>
      <p className="measure">{t.moreIs}</p>
      <p>
        <a href={to('showcase')}>{t.prices}</a>
      </p>
      {!status.priced && (
        <form method="post" className="stack">
          <p className="measure">{t.more}</p>
          <button className="button quiet" type="submit" name="go" value="more-help">
            {t.moreSave}
          </button>
        </form>
      )}
    </section>
  );
}

/** Requests whose confirmation asks for papers: legal aid its certificate, one task what the professional has to read. */
export const asksForDocuments = (status: LeadStatus | null): status is LeadStatus =>
  status !== null && !isEnded(status.state) && ['juridicalHelp', 'smallMandate'].includes(status.confirmKind);

interface DocumentsProps {
  readonly status: LeadStatus;
  readonly documents: readonly SentDocument[];
  readonly refused?: string;
  readonly token: string;
}

/** C03 and C04: the certificate, or the papers of the task, added to what was sent. */
export function DocumentsOf({ status, documents, refused, token }: DocumentsProps) {
  const t = useWords(confirmationTexts);
  const aid = status.confirmKind === 'juridicalHelp';
  return (
    <section aria-labelledby="papers">
      <h2 id="papers">{aid ? t.papersAid : t.papersTask}</h2>
      <p className="measure">{aid ? t.papersAidText : t.papersTaskText}</p>
      <Documents documents={documents} refused={refused} of={token} />
    </section>
  );
}

/** C01 and all the others: which number writes, how to change or withdraw, and the receipt of what was agreed to. */
export function ConfirmationFacts({ status, token }: { status: LeadStatus; token: string }) {
  const t = useWords(confirmationTexts);
  const to = usePath();
  const words: Readonly<Record<string, string>> = t;
  const agreed = status.consents.filter((purpose) => words[`consent_${purpose}`]);
  return (
    <>
      <h2>{t.whoTitle}</h2>
      <p className="measure">{fill(t.who, { number: phone(status.ourNumber) })}</p>
      <h2>{t.changeTitle}</h2>
      <p className="measure">
        <a href={to('myRequest', { token })}>{t.change}</a>
      </p>
      <h2>{t.consentsTitle}</h2>
      <ul className="measure">
        {agreed.map((purpose) => (
          <li key={purpose}>{words[`consent_${purpose}`]}</li>
        ))}
      </ul>
      <ReceiptLink token={token} />
    </>
  );
}
