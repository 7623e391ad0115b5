import { BUDGETS, RATES } from '@jurilien/reference';
import { offerTexts } from './words/offer';
import { day, deadline, fill, number, useLang, useWords, choices, fieldName, provinceName, regionName } from '../../lang';
import type { Offer } from './offer.server';
import { useCoins, Countdown } from '../../layout';
import { LowBalance } from './low-balance';
import { OfferArea } from './offer-area';
import { AnswersOf } from './offer-contact';
import { Price, PriceWhy } from './price-why';

const TAGS = [
  'urgent',
  'superLead',
  'clientReadySeriousAlert',
  'clientReadyAlert',
  'juridicalHelp',
  'hasLegalAidCert',
  'smallMandate',
  'consult',
  'commercial',
  'mediator',
  'paralegal',
  'acceptDistance',
  'employementPeril',
  'consultBefore',
  'multi',
  'renewed',
  'teamValidated',
  'emailConfirmed',
  'phoneNumberConfirmed',
] as const;

/** Step 1: no identity; the price and why; one button that holds the request. */
export function OpenOffer({
  offer,
  commandId,
  refuseHref,
  short,
  released,
}: {
  offer: Offer;
  commandId: string;
  refuseHref?: string;
  short: boolean;
  released: boolean;
}) {
  const t = useWords(offerTexts);
  const lang = useLang();
  const coins = useCoins();
  const plan = offer.price?.plan === true;
  // The request is open; what is in the way is this person's own membership or pause.
  const claimable = offer.available.ClaimOffer === true;
  return (
    <>
      <OfferHead offer={offer} released={released} />
      <Badges facts={offer.facts ?? {}} />
      <h2>{t.summary}</h2>
      <p className="summary-text" lang={langOfClient(offer)}>
        {offer.summary}
      </p>
      <Facts offer={offer} />
      {offer.answers && <AnswersOf answers={offer.answers} />}
      {offer.area && <OfferArea area={offer.area} />}
      {offer.similarDays !== undefined && <p className="soft">{fill(t.similar, { n: lasted(offer.similarDays, lang, t) })}</p>}
      <section className="card raised" aria-labelledby="price">
        <h2 id="price">{t.price}</h2>
        <Price cc={offer.priceCc} price={offer.price} province={offer.province} />
        {!plan && <p className="soft">{fill(t.balance, { n: coins(offer.availableCc) })}</p>}
        {!plan && (short || offer.availableCc < offer.priceCc) && (
          <LowBalance level="h3" leadId={offer.leadId}>
            <p>{fill(t.lowNone, { n: coins(offer.priceCc), balance: coins(offer.availableCc) })}</p>
          </LowBalance>
        )}
        <PriceWhy cc={offer.priceCc} price={offer.price} />
        <form method="post">
          <input type="hidden" name="commandId" value={commandId} />
          <p>{!claimable ? t.forbiddenText : plan ? t.claimNotePlan : fill(t.claimNote, { n: coins(offer.priceCc) })}</p>
          <p className="actions sticky-act">
            <button className="button large" type="submit" name="go" value="claim" disabled={!claimable}>
              {t.claim}
            </button>
            {refuseHref && offer.available.RefuseOffer === true && <a href={refuseHref}>{t.refuseLink}</a>}
          </p>
        </form>
      </section>
    </>
  );
}

/** No one was asked: the request is open to every eligible professional. */
const isFromBoard = (offer: Offer): boolean => offer.onBoard === true && !offer.expiresAt;

/** What the request is about and where, and how long it is reserved for those who were asked. */
function OfferHead({ offer, released }: { readonly offer: Offer; readonly released: boolean }) {
  const t = useWords(offerTexts);
  const lang = useLang();
  const live = offer.waveEndsAt && Date.parse(offer.waveEndsAt) > Date.parse(offer.serverNow);
  return (
    <>
      {released && (
        <p className="notice success" role="status">
          <strong>{t.releasedTitle}.</strong> {t.releasedText}
        </p>
      )}
      <p className="progress">{t.step1}</p>
      <h1>
        {fieldName(offer.lawyerType, lang)}, {regionName(offer.region, lang) || provinceName(offer.province, lang)}{' '}
        <span className="code-badge">{offer.code}</span>
      </h1>
      {live ? (
        <p className="lead">
          {fill(t.waveEnds, { time: deadline(offer.waveEndsAt, lang, offer.serverNow) })} · {t.waveLeft}{' '}
          <Countdown until={offer.waveEndsAt} now={offer.serverNow} />
        </p>
      ) : (
        <p className="lead">{isFromBoard(offer) ? t.fromBoard : t.stillOpen}</p>
      )}
    </>
  );
}

const lasted = (days: number, lang: 'fr' | 'en', t: typeof offerTexts.fr): string =>
  days < 1 ? t.similarDay : fill(days < 2 && (lang === 'fr' || days === 1) ? t.similarOneDay : t.similarDays, { n: number(days, lang) });

/** The summary is in the client’s language, whatever the page’s. */
const langOfClient = (offer: Offer): string => (offer.facts?.lang === 'en' ? 'en-CA' : 'fr-CA');

function Badges({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  const t = useWords(offerTexts);
  const shown = TAGS.filter((k) => facts[k] === true);
  return shown.length === 0 ? null : (
    <ul className="tags">
      {shown.map((k) => (
        <li key={k}>{t[`tag_${k}`]}</li>
      ))}
    </ul>
  );
}

function Facts({ offer }: { offer: Offer }) {
  const t = useWords(offerTexts);
  const lang = useLang();
  const facts = offer.facts ?? {};
  const pick = (list: Parameters<typeof choices>[0], value: unknown) => choices(list, lang).find((c) => c.value === String(value))?.label;
  const rows = [
    [
      t.region,
      [typeof facts.city === 'string' ? facts.city : '', regionName(offer.region, lang), provinceName(offer.province, lang)]
        .filter((x, i, all) => x && all.indexOf(x) === i)
        .join(', '),
    ],
    [t.lang, facts.lang === 'en' ? t.english : t.french],
    [t.budget, facts.budget ? pick(BUDGETS, facts.budget) : undefined],
    [t.rate, pick(RATES, facts.rate)],
    [t.court, typeof facts.courtDate === 'string' ? day(facts.courtDate, lang) : undefined],
  ] as const;
  return (
    <dl className="facts">
      {rows
        .filter(([, v]) => v)
        .map(([k, v]) => (
          <div key={k}>
            <dt>{k}</dt>
            <dd>{v}</dd>
          </div>
        ))}
    </dl>
  );
}
