import { useId, useRef, useState, type FormEvent } from 'react';
import { grossOf, taxesOf } from '@jurilien/reference';
import { call, Go, Wrong, useAct } from '../../session';
import type { Errors } from '../../forms';
import { buyTexts } from './words/buy';
import { planTexts } from './words/plan';
import { fill, useConfig, useLang, usePath, useWords } from '../../lang';
import { errorsOf } from '../../api';
import { useFormText } from '../legal';
import { useMoney } from './money';
import { Agree, BillingSection, FrenchTermsFirst, OrderTerms, useBilling } from './order-parts';
import { PriceLines } from './totals';
import type { Credits } from './types';

interface Props {
  readonly credits: Credits;
  readonly netCents: number;
  readonly professionalId: string;
  readonly again: boolean;
  readonly reload: () => Promise<void>;
}

/** Who is billed, whether the terms are agreed to, and how the plan is taken. */
function useTaking({ credits, professionalId, reload }: Props) {
  const t = useWords(planTexts);
  const lang = useLang();
  const { name: shown } = useFormText('subscription-terms');
  const { busy, errors, act, setErrors } = useAct();
  const [terms, setTerms] = useState(false);
  const billing = useBilling(credits, professionalId);
  const subscriptionId = useRef('');
  const subscribe = async (): Promise<Errors | void> => {
    const wrong = { ...billing.wrong(), ...(terms ? {} : { terms: t.errTerms }) };
    if (Object.keys(wrong).length > 0) return wrong;
    const unsaved = await billing.save();
    if (unsaved) return unsaved;
    // The same press sent twice is the same plan.
    subscriptionId.current ||= crypto.randomUUID();
    const opened = await call(lang, 'POST /api/pro/subscription', {
      body: { subscriptionId: subscriptionId.current, terms: true, shown, lang },
    });
    if (!opened.ok) {
      if (opened.problem.status >= 400 && opened.problem.status < 500) subscriptionId.current = '';
      await reload();
      return errorsOf(opened.problem, lang);
    }
    location.assign(opened.value.url);
    // The browser is leaving the page: the button stays busy until it is gone.
    return new Promise(() => undefined);
  };
  return {
    busy,
    errors,
    billing,
    terms,
    agree(next: boolean) {
      setTerms(next);
      setErrors({});
    },
    changed() {
      subscriptionId.current = '';
      setErrors({});
    },
    subscribe: () => void act(subscribe),
  };
}

/** Who is billed, the price with its taxes, the terms: then the provider's page, where the card is left. */
export function TakePlan(props: Props) {
  const { credits, netCents, again } = props;
  const t = useWords(planTexts);
  const b = useWords(buyTexts);
  const text = useFormText('subscription-terms');
  const to = usePath();
  const money = useMoney();
  const config = useConfig();
  const title = useId();
  const { busy, errors, billing, terms, agree, changed, subscribe } = useTaking(props);
  const taxes = billing.province && taxesOf(billing.province, netCents, credits.today, config);
  const grossCents = taxes && grossOf(netCents, taxes);
  return (
    <form
      className="order"
      noValidate
      aria-labelledby={title}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        subscribe();
      }}
    >
      <div className="order-asks">
        <Wrong errors={errors} />
        <BillingSection billing={billing} errors={errors} onChanged={changed} />
      </div>
      <aside className="order-sum" aria-labelledby={title}>
        <h2 id={title}>{again ? t.retake : t.take}</h2>
        <p className="small soft">{t.today}</p>
        <PriceLines name={t.month} listCents={netCents} taxes={taxes} grossCents={grossCents} />
        <FrenchTermsFirst code="subscription-terms" />
        <Agree id="terms" label={text.say('agree')} agreed={terms} error={errors.terms} onAgree={agree} />
        <OrderTerms code="subscription-terms" href={to('proTerms')} all={b.termsAll} />
        <p className="actions">
          <Go busy={busy} className="button large">
            {grossCents === undefined ? t.payNone : fill(t.pay, { n: money(grossCents) })}
          </Go>
        </p>
        <p className="small soft">{b.paySafe}</p>
        <p className="hidden-text" role="status">
          {grossCents === undefined ? '' : fill(t.perMonth, { n: money(grossCents) })}
        </p>
      </aside>
    </form>
  );
}
