import { dayWords, momentWords } from '@jurilien/reference';
import { html, type Html } from '../html.js';
import type { Lang } from '../page-text.js';
import type { Bank } from './bank.js';
import { sheet } from './pay-page.js';
import { money, tell, type PayWord } from './pay-text.js';
import type { Charge, Intent, StripeEvent, Subscription } from './things.js';

const LATEST = 40;

const button = (lang: Lang, act: string, id: string, word: PayWord, quiet = true, more: Html | string = ''): Html =>
  html`<form method="post" action="/stripe?lang=${lang}"><input type="hidden" name="act" value="${act}"><input type="hidden" name="id" value="${id}">${more}<button type="submit"${quiet && html` class="quiet"`}>${tell(lang, word)}</button></form>`;

/** Stripe counts in seconds. */
const when = (at: number, lang: Lang): string => momentWords(at * 1_000, lang);
const day = (at: number, lang: Lang): string => dayWords(at * 1_000, lang);

function stateOf(intent: Intent, charge: Charge | undefined): PayWord {
  if (intent.status === 'processing') return 'state.processing';
  if (intent.status !== 'succeeded' || !charge) return 'state.failed';
  if (charge.disputed) return 'state.disputed';
  if (charge.refunded) return 'state.refunded';
  return charge.amount_refunded > 0 ? 'state.partly' : 'state.succeeded';
}

function payment(bank: Bank, intent: Intent, lang: Lang): Html {
  const charge = bank.get('charge', intent.latest_charge);
  const state = stateOf(intent, charge);
  const dispute = bank.all('dispute').find((d) => d.charge === charge?.id && !['won', 'lost', 'warning_closed'].includes(d.status));
  const refunds = bank.all('refund').filter((r) => r.charge === charge?.id && r.status === 'succeeded');
  const left = charge ? charge.amount - charge.amount_refunded : 0;
  const free = charge?.paid === true && !charge.disputed;
  return html`<li><div class="head"><strong>${money(intent.amount, lang)}</strong><span class="tag">${tell(lang, state)}</span><span>${when(intent.created, lang)}</span><code>${intent.id}</code>
${charge && charge.amount_refunded > 0 && html`<span>${money(charge.amount_refunded, lang)} ${tell(lang, 'refundedOf')}</span>`}</div>
<div class="acts">
${intent.status === 'processing' && [button(lang, 'bank-yes', intent.id, 'bankYes', false), button(lang, 'bank-no', intent.id, 'bankNo')]}
${
  free &&
  left > 0 && [
    button(
      lang,
      'refund',
      charge.id,
      'refund',
      true,
      html`<label>${tell(lang, 'amount')}<input type="text" inputmode="decimal" name="amount" value="${(left / 100).toFixed(2)}"></label>`,
    ),
    button(lang, 'dispute', charge.id, 'dispute'),
    button(lang, 'inquiry', charge.id, 'inquiry'),
    button(lang, 'warn', charge.id, 'warn'),
  ]
}
${dispute && [button(lang, 'won', dispute.id, 'won', false), button(lang, 'lost', dispute.id, 'lost')]}
${refunds.map((r) => html`<form method="post" action="/stripe?lang=${lang}"><input type="hidden" name="act" value="fail-refund"><input type="hidden" name="id" value="${r.id}"><button class="quiet" type="submit">${tell(lang, 'failRefund')} ${money(r.amount, lang)}</button></form>`)}
</div></li>`;
}

const subscription = (s: Subscription, lang: Lang): Html =>
  html`<li><div class="head"><strong>${money(
    s.items.data.reduce((sum, item) => sum + item.price.unit_amount * item.quantity, 0),
    lang,
  )}</strong><span class="tag">${tell(lang, `sub.${s.status}` as PayWord)}</span><span>${tell(lang, 'until')} ${day(s.items.data[0]!.current_period_end, lang)}</span><code>${s.id}</code></div>
${s.ended_at === null && html`<div class="acts">${button(lang, 'next-month', s.id, 'nextMonth', false)}${button(lang, 'break-card', s.id, 'breakCard')}${button(lang, 'end', s.id, 'end')}</div>`}</li>`;

const event = (e: StripeEvent, lang: Lang): Html =>
  html`<li><div class="head"><span>${e.type}</span><span>${when(e.created, lang)}</span><span>${tell(lang, e.pending_webhooks === 0 ? 'taken.yes' : 'taken.no')}</span><code>${e.id}</code></div><div class="acts">${button(lang, 'again', e.id, 'again')}</div></li>`;

/** Where a person plays the banks and the provider. */
export function panelPage(bank: Bank, lang: Lang, refused: boolean): string {
  const intents = bank.all('payment_intent').slice(0, LATEST);
  const open = bank.all('checkout.session').filter((s) => s.status === 'open');
  const subscriptions = bank.all('subscription');
  const body = html`<main class="till" id="main" tabindex="-1"><p class="note">${tell(lang, 'panelNotice')}</p>
${refused && html`<p class="bad-note" role="alert">${tell(lang, 'refused')}</p>`}
<h2>${tell(lang, 'payments')}</h2>
${intents.length === 0 && open.length === 0 && html`<p class="empty">${tell(lang, 'none')}</p>`}
<ul class="till">${open.map(
    (s) =>
      html`<li><div class="head"><strong>${money(s.amount_total ?? 0, lang)}</strong><span class="tag">${tell(lang, 'state.open')}</span><span>${when(s.created, lang)}</span><code>${s.id.slice(0, 24)}…</code></div><div class="acts"><a href="/stripe/pay/${s.id}?lang=${lang}">${tell(lang, 'open')}</a>${button(lang, 'expire', s.id, 'expire')}</div></li>`,
  )}${intents.map((intent) => payment(bank, intent, lang))}</ul>
${subscriptions.length > 0 && html`<h2>${tell(lang, 'subscriptions')}</h2><ul class="till">${subscriptions.map((s) => subscription(s, lang))}</ul>`}
<h2>${tell(lang, 'events')}</h2><ul class="till">${bank
    .all('event')
    .slice(0, 12)
    .map((e) => event(e, lang))}</ul></main>`;
  return sheet(lang, tell(lang, 'payments'), '/stripe', body, tell(lang, 'testMode'));
}
