import { html, type Html } from '../html.js';
import type { Lang } from '../page-text.js';
import { TEST_CARDS } from './cards.js';
import { isPayWord, money, tell, type PayWord } from './pay-text.js';
import type { CardError, Session } from './things.js';

const FIRST = ['4242424242424242', '4000000000000002', '000123456789', '000222222227'];

/** A whole document of the payment pages. */
export const sheet = (lang: Lang, title: string, address: string, body: Html, notice: string): string => {
  const other: Lang = lang === 'fr' ? 'en' : 'fr';
  return html`<!doctype html>
<html lang="${lang}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Jurilien</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"><link rel="stylesheet" href="/stripe/style.css"></head>
<body><a class="skip" href="#main">${lang === 'fr' ? 'Aller au contenu' : 'Skip to content'}</a>
<header><h1><b>Jurilien</b> ${title}</h1><p>${notice}</p><a class="lang" lang="${other}" href="${address}${address.includes('?') ? '&' : '?'}lang=${other}">${other === 'fr' ? 'Français' : 'English'}</a></header>
${body}</body></html>`.markup;
};

const cardName = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');
const way = (number: string, lang: Lang, checked: boolean): Html =>
  html`<label class="way"><input type="radio" name="number" value="${number}"${checked && html` checked`}><span>${tell(lang, `card.${number}` as PayWord)}</span><small>${cardName(number)}</small></label>`;

/** Why a card did not pay, in words of the person. */
const why = (error: CardError, lang: Lang): string => {
  const exact = `no.${error.decline_code ?? error.code}`;
  const rough = `no.${error.code}`;
  return tell(lang, isPayWord(exact) ? exact : isPayWord(rough) ? rough : 'no.card_declined');
};

/** The page someone pays on. */
export function payPage(session: Session, lang: Lang, error?: CardError): string {
  const { mode } = session;
  const bank = mode === 'payment';
  const cards = TEST_CARDS.filter((card) => bank || card.kind === 'card').map((card) => card.number);
  const first = cards.filter((number) => FIRST.includes(number));
  const rest = cards.filter((number) => !FIRST.includes(number));
  const title = tell(lang, mode === 'payment' ? 'payTitle' : mode === 'setup' ? 'saveTitle' : 'subscribeTitle');
  const body = html`<main class="pay" id="main" tabindex="-1">
<section class="bill" aria-label="${tell(lang, 'toPay')}"><div>${
    mode === 'setup'
      ? html`<p>${tell(lang, 'saveTitle')}</p>`
      : html`<p>${tell(lang, 'toPay')}</p><p class="sum">${money(session.amount_total!, lang)} ${mode === 'subscription' && html`<small>${tell(lang, 'perMonth')}</small>`}</p>
<dl>${session._lines.map((line) => html`<dt>${line.description}</dt><dd>${money(line.amount_total, lang)}</dd>`)}<dt class="all">${tell(lang, 'total')}</dt><dd class="all">${money(session.amount_total!, lang)}</dd></dl>`
  }</div></section>
<section class="how"><form method="post" action="/stripe/pay/${session.id}?lang=${lang}">
${error !== undefined && html`<p class="bad-note" role="alert">${why(error, lang)}</p>`}
<fieldset><legend>${tell(lang, 'how')}</legend>${first.map((number, i) => way(number, lang, i === 0))}</fieldset>
<details><summary>${tell(lang, 'more')}</summary>${rest.map((number) => way(number, lang, false))}</details>
${(mode !== 'payment' || session._intent.setupFutureUsage !== null) && html`<p class="note">${tell(lang, 'kept')}</p>`}
<button type="submit">${tell(lang, mode === 'payment' ? 'pay' : mode === 'setup' ? 'save' : 'subscribe')}${mode !== 'setup' && html` ${money(session.amount_total!, lang)}`}</button>
<a class="leave" href="/stripe/pay/${session.id}/leave">${tell(lang, mode === 'setup' ? 'leaveSetup' : 'leave')}</a></form></section></main>`;
  return sheet(lang, title, `/stripe/pay/${session.id}`, body, tell(lang, 'testMode'));
}

/** The page of a session that is over. */
export const overPage = (session: Session | undefined, lang: Lang): string =>
  sheet(
    lang,
    tell(lang, 'payTitle'),
    `/stripe/pay/${session?.id ?? ''}`,
    html`<main class="app" id="main" tabindex="-1"><h2>${tell(lang, 'over')}</h2><p>${tell(lang, 'overHelp')}</p>${Boolean(session?.cancel_url) && html`<p><a href="${session?.cancel_url ?? '/'}">${tell(lang, 'back')}</a></p>`}</main>`,
    tell(lang, 'testMode'),
  );
