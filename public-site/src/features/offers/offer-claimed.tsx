import type { ReactNode } from 'react';
import { Check, FormProvider, type Errors } from '../../forms';
import { offerTexts } from './words/offer';
import { clock, figureAt, fill, useFigures, useLang, useWords } from '../../lang';
import { LowBalance } from './low-balance';
import type { Offer } from './offer.server';
import { useCoins, Countdown } from '../../layout';

type Claim = NonNullable<Offer['claim']>;

/** Step 2: the request is held; names are shown on demand, where they may be, then one decision. */
export function ClaimedOffer({ offer, claim, errors, commandId }: { offer: Offer; claim: Claim; errors: Errors; commandId: string }) {
  const t = useWords(offerTexts);
  const coins = useCoins();
  const unnamed = figureAt(useFigures(), 'claim.conflictMode', offer.province) === 'none';
  const can = (command: string): boolean => offer.available[command] === true;
  const id = <input type="hidden" name="commandId" value={commandId} />;
  const out = (go: string, label: string) => (
    <form method="post">
      {id}
      <button className="button quiet" type="submit" name="go" value={go}>
        {label}
      </button>
    </form>
  );
  return (
    <>
      <p className="progress">{t.step2}</p>
      <h1>
        {unnamed ? t.unnamedTitle : t.namesTitle} <span className="code-badge">{offer.code}</span>
      </h1>
      <Hold claim={claim} now={offer.serverNow} />
      {!claim.funded ? (
        <LowBalance level="h2" leadId={offer.leadId}>
          <p>{t.extendsOnce}</p>
          <p>{fill(t.lowText, { n: coins(offer.priceCc), balance: coins(offer.availableCc) })}</p>
        </LowBalance>
      ) : unnamed ? (
        <section className="card raised">
          <p>{can('ConfirmAcceptance') ? t.unnamedText : t.forbiddenText}</p>
        </section>
      ) : claim.names ? (
        <Names names={claim.names} />
      ) : (
        <AskNames can={can('RevealClaimNames')} id={id} />
      )}
      {(claim.names || unnamed) && can('ConfirmAcceptance') && (
        <form method="post" noValidate className="stack">
          {id}
          <FormProvider value={{ raw: {}, errors }}>
            <Check name="noConflict" label={unnamed ? t.unnamedNoConflict : t.noConflict} />
          </FormProvider>
          <button className="button large" type="submit" name="go" value="accept">
            {offer.price?.plan ? t.acceptPlan : fill(t.accept, { n: coins(offer.priceCc) })}
          </button>
        </form>
      )}
      <div className="choices-row">
        {(claim.names || unnamed) && can('DeclareConflict') && out('conflict', t.conflict)}
        {out('release', t.cancel)}
      </div>
    </>
  );
}

/** Asks before names are shown: that they were is kept, and the client sees it. */
function AskNames({ can, id }: { readonly can: boolean; readonly id: ReactNode }) {
  const t = useWords(offerTexts);
  return (
    <section className="card raised">
      <p>{can ? t.namesAskText : t.forbiddenText}</p>
      <form method="post">
        {id}
        <p className="actions">
          <button className="button large" type="submit" name="go" value="names" disabled={!can}>
            {t.namesAsk}
          </button>
        </p>
      </form>
    </section>
  );
}

/** How long the request is held, and whether that was extended. */
function Hold({ claim: { holdUntil, extended }, now }: { readonly claim: Claim; readonly now: string }) {
  const t = useWords(offerTexts);
  const lang = useLang();
  return (
    <>
      <p className="lead">
        {fill(t.holdUntil, { time: clock(holdUntil, lang) })} {t.hold} <Countdown until={holdUntil} now={now} live="hold-live" />
      </p>
      <p className="hidden-text" role="status" id="hold-live" data-text={t.holdSoon} />
      {extended ? (
        <p className="notice success" role="status">
          {t.extendedOnce}
        </p>
      ) : null}
    </>
  );
}

function Names({ names }: { names: NonNullable<Claim['names']> }) {
  const t = useWords(offerTexts);
  const others = names.others.filter((o) => !o.unknown && o.name);
  return (
    <section className="card raised" aria-label={t.namesTitle}>
      <ul className="names">
        <li>
          {names.client}
          <span>{t.client}</span>
        </li>
        {others.map((o) => (
          <li key={`${o.name}${o.role ?? ''}`}>
            {o.name}
            <span>{o.role || t.other}</span>
          </li>
        ))}
      </ul>
      {others.length === 0 && <p>{t.unknownParty}</p>}
      <p className="small soft">{t.confidential}</p>
    </section>
  );
}
