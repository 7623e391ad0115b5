import type { ReactNode } from 'react';
import { FormProvider, Radios } from '../../forms';
import { offerTexts } from './words/offer';
import { fill, useLang, useWords, fieldName, regionName } from '../../lang';
import type { Offer } from './offer.server';

/** M23: one tap to refuse, a reason if they wish. Opening the page refuses nothing. */
export function RefuseOffer({ offer, commandId, keepHref }: { offer: Offer; commandId: string; keepHref: string }) {
  const t = useWords(offerTexts);
  const lang = useLang();
  const reasons = [
    ['tooFar', t.tooFar],
    ['budget', t.budgetReason],
    ['field', t.fieldReason],
    ['busy', t.busy],
    ['conflict', t.conflictKnown],
    ['unclear', t.unclear],
    ['price', t.priceReason],
    ['other', t.otherReason],
  ] as const;
  return (
    <>
      <h1>{fill(t.refuseTitle, { code: offer.code })}</h1>
      <p className="lead">
        {fieldName(offer.lawyerType, lang)}, {regionName(offer.region, lang)}. {t.refuseLead}
      </p>
      <form method="post" className="stack">
        <input type="hidden" name="commandId" value={commandId} />
        <FormProvider value={{ raw: {}, errors: {} }}>
          <Radios name="reason" label={t.reason} optional layout="two" options={reasons.map(([value, label]) => ({ value, label }))} />
        </FormProvider>
        <p className="actions">
          <button className="button large" type="submit" name="go" value="refuse">
            {t.refuse}
          </button>
          <a href={keepHref}>{t.keep}</a>
        </p>
      </form>
    </>
  );
}

/** What a person who refuses may want to set right for the next time. */
export function AfterRefusal({
  links,
}: {
  links: readonly { readonly href: string; readonly title: string; readonly text: string }[];
}): ReactNode {
  const t = useWords(offerTexts);
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="after-refusal">
      <h2 id="after-refusal">{t.afterRefusal}</h2>
      <ul className="ways plain">
        {links.map(({ href, title, text }) => (
          <li key={href} className="way">
            <h3>{title}</h3>
            <p>{text}</p>
            <a className="button quiet" href={href}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
