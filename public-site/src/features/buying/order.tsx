import { useId, useRef, useState, type FormEvent } from 'react';
import type { Call } from '@jurilien/contracts/api';
import { centsIn, discountCents, grossOf, taxesOf, type BillingProvince, type Config } from '@jurilien/reference';
import { call, Go, Wrong, useAct } from '../../session';
import type { Errors } from '../../forms';
import { buyTexts } from './words/buy';
import { fill, useConfig, useLang, usePath, useWords } from '../../lang';
import { useCoins } from '../../layout';
import { useFormText } from '../legal';
import { errorsOf } from '../../api';
import { useMoney } from './money';
import { Agree, BillingSection, FrenchTermsFirst, OrderTerms, useBilling } from './order-parts';
import { CUSTOM, Packs } from './packs';
import { PromoCode, type Discount } from './promo';
import { Totals, type Totalled } from './totals';
import type { Credits } from './types';

/** Coins typed by hand, in centicoins; nothing where it is no number of ours. */
export function customCc(text: string, { minCc, maxCc, stepCc }: Credits['custom']): number | undefined {
  const cc = centsIn(text);
  return cc !== undefined && cc >= minCc && cc <= maxCc && cc % stepCc === 0 ? cc : undefined;
}

/** What is bought and its price before a discount. */
function wantedOf(credits: Credits, choice: string, typed: string): { cc: number; listCents: number } | undefined {
  if (choice !== CUSTOM) {
    const pack = credits.packs.find(({ cc }) => String(cc) === choice);
    return pack && { cc: pack.cc, listCents: pack.cents };
  }
  const cc = customCc(typed, credits.custom);
  return cc === undefined ? undefined : { cc, listCents: Math.ceil((cc * credits.unitPriceCents) / 100) };
}

/** The smallest pack that makes up what is missing; the smallest one when nothing is. */
const fitting = ({ packs }: Credits, shortCc: number): string => String((packs.find(({ cc }) => cc >= shortCc) ?? packs.at(-1)!).cc);

interface Props {
  readonly credits: Credits;
  readonly professionalId: string;
  /** Coins that a held request still needs. */
  readonly shortCc: number;
  readonly forLead?: string;
  readonly reload: () => Promise<void>;
}

interface Chosen {
  readonly choice: string;
  readonly cc: number;
  readonly code?: Discount;
  readonly totalled?: Totalled;
  readonly forLead?: string;
}

/** The purchase as it is sent, with the total that was shown. */
const purchaseOf = ({
  choice,
  cc,
  code,
  totalled,
  forLead,
}: Chosen): Omit<Call<'POST /api/pro/purchases'>['body'], 'purchaseId' | 'lang' | 'shown'> => ({
  ...(choice === CUSTOM ? { cc } : { packCc: cc }),
  ...(code ? { promoCode: code.code } : {}),
  ...(totalled?.grossCents ? { grossCents: totalled.grossCents } : {}),
  terms: true,
  ...(forLead ? { leadId: forLead } : {}),
});

/** What is chosen, what it costs, and how it is paid. */
function useOrder({ credits, professionalId, shortCc, forLead, reload }: Props) {
  const t = useWords(buyTexts);
  const lang = useLang();
  const config = useConfig();
  const { name: shown } = useFormText('purchase-terms');
  const { busy, errors, act, setErrors } = useAct();
  const [choice, setChoice] = useState(() => fitting(credits, shortCc));
  const [typed, setTyped] = useState('');
  const [terms, setTerms] = useState(false);
  const [code, setCode] = useState<Discount>();
  const billing = useBilling(credits, professionalId);
  const purchaseId = useRef('');
  const wanted = wantedOf(credits, choice, typed);
  const totalled = wanted && total(wanted, code, billing.province, credits.today, config);
  const wrong = (): Errors => ({
    ...(wanted ? {} : { quantity: fill(t.errQuantity, { min: credits.custom.minCc / 100, max: credits.custom.maxCc / 100 }) }),
    ...billing.wrong(),
    ...(terms ? {} : { terms: t.errTerms }),
  });
  const pay = async (): Promise<Errors | void> => {
    const found = wrong();
    if (Object.keys(found).length > 0 || !wanted) return found;
    const unsaved = await billing.save();
    if (unsaved) return unsaved;
    // The same press sent twice is the same purchase; another choice is another one.
    purchaseId.current ||= crypto.randomUUID();
    const body = purchaseOf({ choice, cc: wanted.cc, code, totalled, forLead });
    const opened = await call(lang, 'POST /api/pro/purchases', { body: { ...body, purchaseId: purchaseId.current, shown, lang } });
    if (!opened.ok) {
      if (opened.problem.status >= 400 && opened.problem.status < 500) purchaseId.current = '';
      await reload();
      if (opened.problem.detail !== 'price-changed') return errorsOf(opened.problem, lang);
      // The summary shows the price of now; a code is looked at again as well.
      setCode(undefined);
      return { form: t.errPrice };
    }
    location.assign(opened.value.url);
    // The browser is leaving the page: the button stays busy until it is gone.
    return new Promise(() => undefined);
  };
  const changed = (): void => {
    purchaseId.current = '';
    setErrors({});
  };
  return {
    busy,
    errors,
    choice,
    setChoice,
    typed,
    setTyped,
    terms,
    setTerms,
    code,
    setCode,
    billing,
    wanted,
    totalled,
    changed,
    setErrors,
    pay: () => void act(pay),
  };
}
type Ordering = ReturnType<typeof useOrder>;

/** Choose, see the total with its taxes, pay: one form, one button (B01). */
export function Order(props: Props) {
  const { credits, professionalId, reload } = props;
  const title = useId();
  const order = useOrder(props);
  const { errors, changed } = order;
  return (
    <form
      className="order"
      noValidate
      aria-labelledby={title}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        order.pay();
      }}
    >
      <div className="order-asks">
        <Wrong errors={errors} />
        <Packs
          titleId={title}
          credits={credits}
          choice={order.choice}
          typed={order.typed}
          error={errors.quantity}
          onChoose={(next) => {
            order.setChoice(next);
            changed();
          }}
          onType={(next) => {
            order.setTyped(next);
            order.setChoice(CUSTOM);
            changed();
          }}
        />
        <BillingSection billing={order.billing} errors={errors} onChanged={changed} />
        <PromoCode
          professionalId={professionalId}
          code={order.code}
          onCode={(next) => {
            order.setCode(next);
            changed();
          }}
          onGranted={reload}
        />
      </div>
      <Summary order={order} refundDays={credits.refundDays} />
    </form>
  );
}

/** The total, the terms and the button. */
function Summary({ order, refundDays }: { readonly order: Ordering; readonly refundDays: number }) {
  const t = useWords(buyTexts);
  const text = useFormText('purchase-terms');
  const to = usePath();
  const coins = useCoins();
  const money = useMoney();
  const { busy, errors, wanted, totalled } = order;
  return (
    <aside className="order-sum" aria-labelledby="order-sum-title">
      <h2 id="order-sum-title">{t.summary}</h2>
      <Totals cc={wanted?.cc} totalled={totalled} code={order.code} />
      <FrenchTermsFirst code="purchase-terms" blanks={{ days: refundDays }} />
      <Agree
        id="terms"
        label={text.say('agree')}
        agreed={order.terms}
        error={errors.terms}
        onAgree={(next) => {
          order.setTerms(next);
          order.setErrors({});
        }}
      />
      <OrderTerms code="purchase-terms" blanks={{ days: refundDays }} href={to('proTerms')} all={t.termsAll} />
      <p className="actions">
        <Go busy={busy} className="button large">
          {totalled?.grossCents === undefined ? t.payNone : fill(t.pay, { n: money(totalled.grossCents) })}
        </Go>
      </p>
      <p className="small soft">{t.paySafe}</p>
      <p className="hidden-text" role="status">
        {totalled?.grossCents === undefined ? '' : `${coins(wanted!.cc)}. ${fill(t.totalSaid, { n: money(totalled.grossCents) })}`}
      </p>
    </aside>
  );
}

/** Discount first, then each tax on what is left: by the function the server computes with. */
function total(
  { listCents }: { readonly listCents: number },
  code: Discount | undefined,
  province: BillingProvince | undefined,
  today: string,
  config: Config,
): Totalled {
  const off = code ? discountCents(listCents, code.discountBp) : 0;
  const netCents = listCents - off;
  if (!province) return { listCents, discountCents: off, netCents };
  const taxes = taxesOf(province, netCents, today, config);
  return { listCents, discountCents: off, netCents, taxes, grossCents: grossOf(netCents, taxes) };
}
