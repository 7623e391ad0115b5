import { calendarDay, clockWords, dateWords } from '@jurilien/reference';
import { html, linked, type Html } from './html.js';
import { isWord, say, type Lang } from './page-text.js';
import type { Contact } from './people.js';
import type { Mail, Sms } from './records.js';

export interface View {
  lang: Lang;
  contacts: Contact[];
  person?: Contact;
  tab: 'texts' | 'mails';
  mail?: Mail;
  query: string;
  optedOut: boolean;
}

/** For the list: the hour of today's messages, the date of older ones. */
const briefly = (iso: string, lang: Lang) =>
  calendarDay(iso) === calendarDay(Date.now()) ? clockWords(iso, lang) : dateWords(iso, lang, { month: 'short', day: 'numeric' });
const clock = (iso: string, lang: Lang) => `${dateWords(iso, lang, { month: 'short', day: 'numeric' })}, ${clockWords(iso, lang)}`;
const phone = (e164: string) => e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
const nameOf = (c: Contact) => c.name || (c.phone ? phone(c.phone) : (c.email ?? ''));
const roleOf = (c: Contact, lang: Lang) =>
  c.role ? (isWord(`role.${c.role}`) ? say(lang, `role.${c.role}` as 'role.client') : c.role) : '';
const initials = (c: Contact) =>
  c.name
    ? c.name
        .split(/\s+/)
        .map((w) => w[0])
        .slice(0, 2)
        .join('')
        .toUpperCase()
    : c.phone
      ? '☎'
      : '@';

const address = (v: View, change: Record<string, string | undefined>): string => {
  const now: Record<string, string | undefined> = {
    lang: v.lang,
    q: v.query || undefined,
    person: v.person?.key,
    tab: v.tab === 'mails' ? 'mails' : undefined,
    mail: v.mail?.id,
    ...change,
  };
  return `/?${new URLSearchParams(Object.entries(now).filter((e): e is [string, string] => e[1] !== undefined)).toString()}`;
};

const lastWords = (c: Contact): string => {
  const text = c.texts.at(-1);
  const mail = c.mails.at(-1);
  return text && (!mail || text.at >= mail.at) ? text.body : (mail?.subject ?? c.email ?? '');
};

const people = (v: View): Html => html`<div data-live="people">
${v.contacts.length === 0 && html`<p class="empty">${say(v.lang, v.query ? 'noMatch' : 'noOne')}</p>`}
<ul class="people">${v.contacts.map((c) => {
  const latestIsMail = (c.mails.at(-1)?.at ?? '') > (c.texts.at(-1)?.at ?? '');
  const current = c.key === v.person?.key;
  return html`<li><a href="${address(v, { person: c.key, mail: undefined, tab: latestIsMail ? 'mails' : undefined })}"${current && html` aria-current="page"`}>
<span class="face" aria-hidden="true">${initials(c)}</span><span class="name">${nameOf(c)}</span><span class="when">${c.lastAt && briefly(c.lastAt, v.lang)}</span>
<span class="last">${lastWords(c)}</span></a></li>`;
})}</ul></div>`;

const state = (m: Sms, lang: Lang): Html => {
  if (m.direction === 'inbound') {
    const word = m.taken === 'yes' ? 'taken.yes' : m.taken === 'no' ? 'taken.no' : 'taken.pending';
    return html`<span class="${m.taken === 'no' ? 'bad' : ''}">${say(lang, word)}</span>`;
  }
  const status = `status.${m.status}`;
  return html`<span class="${m.status === 'undelivered' ? 'bad' : ''}">${isWord(status) ? say(lang, status) : m.status}</span>${m.segments > 1 && ` · ${m.segments} ${say(lang, 'segments')}`}`;
};

/** Answers worth one tap: what the last message asks for. */
const quickAnswers = (texts: Sms[], lang: Lang): string[] => {
  const last = [...texts].reverse().find((m) => m.direction === 'outbound-api')?.body ?? '';
  const code = /\b(?:OUI|YES) ([2-9A-HJ-NP-Z]{4,8})\b/.exec(last)?.[1];
  const otp = /\b(\d{3}) ?(\d{3})\b(?= (?:est votre|is your))/.exec(last);
  const offered = code ? (lang === 'fr' ? [`OUI ${code}`, `NON ${code}`] : [`YES ${code}`, `NO ${code}`]) : [];
  const asked = /\b(?:Répondez|Reply) 1 (?:ou|or) 2/.test(last) ? ['1', '2'] : [];
  return [...(otp ? [`${otp[1]}${otp[2]}`] : []), ...offered, ...asked, ...(lang === 'fr' ? ['AIDE', 'ARRET'] : ['HELP', 'STOP'])];
};

const thread = (v: View, c: Contact): Html => html`<div data-live="thread">
${v.optedOut && html`<p class="note">${say(v.lang, 'blocked')}</p>`}
${c.texts.length === 0 && html`<p class="empty">${say(v.lang, 'noTexts')}</p>`}
<ol class="thread">${c.texts.map((m) => html`<li class="bubble${m.direction === 'inbound' && ' mine'}">${linked(m.body)}<div class="meta">${clock(m.at, v.lang)} · ${state(m, v.lang)}</div></li>`)}</ol></div>
${
  c.phone !== undefined &&
  html`<form class="answer" method="post" action="/reply?${new URLSearchParams({ back: address(v, {}) }).toString()}">
<input type="hidden" name="from" value="${c.phone}">
<label for="body">${say(v.lang, 'answer')} (${phone(c.phone)})</label>
<div class="row"><textarea id="body" name="body" rows="2" maxlength="1600"></textarea><button type="submit">${say(v.lang, 'send')}</button></div>
<fieldset class="quick" data-live="quick"><legend class="sr">${say(v.lang, 'quick')}</legend>${quickAnswers(c.texts, v.lang).map((text) => html`<button class="quiet" type="submit" name="quick" value="${text}">${text}</button>`)}</fieldset>
</form>`
}`;

const letter = (
  v: View,
  mail: Mail,
): Html => html`<article class="letter" data-live="letter" data-sign="${mail.id}" aria-label="${mail.subject}">
<dl><dt>${say(v.lang, 'subject')}</dt><dd><strong>${mail.subject}</strong></dd><dt>${say(v.lang, 'from')}</dt><dd>${mail.from}</dd>
<dt>${say(v.lang, 'to')}</dt><dd>${mail.to.join(', ')}</dd><dt>${say(v.lang, 'received')}</dt><dd>${clock(mail.at, v.lang)}</dd></dl>
${
  mail.html
    ? html`<iframe title="${say(v.lang, 'content')}" src="/mail/${mail.id}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe><details><summary>${say(v.lang, 'plainText')}</summary><pre>${linked(mail.text)}</pre></details>`
    : html`<pre>${linked(mail.text)}</pre>`
}
<form class="answer" method="post" action="/mail/${mail.id}/reply?${new URLSearchParams({ back: address(v, {}) }).toString()}">
<label for="mail-body">${say(v.lang, 'answerMail')}</label>
<div class="row"><textarea id="mail-body" name="body" rows="3"></textarea><button type="submit">${say(v.lang, 'send')}</button></div></form>
<form method="post" action="/mail/${mail.id}/complain?${new URLSearchParams({ back: address(v, {}) }).toString()}"><button class="quiet" type="submit">${say(v.lang, 'complain')}</button></form></article>`;

const mails = (v: View, c: Contact): Html => html`<div data-live="mails"${v.mail && html` class="reading"`}>
${c.mails.length === 0 && html`<p class="empty">${say(v.lang, 'noMails')}</p>`}
<ul class="mails">${[...c.mails].reverse().map((m) => html`<li><a href="${address(v, { mail: m.id })}#letter"${m.id === v.mail?.id && html` aria-current="true"`}><strong>${m.subject}</strong><div class="meta">${m.from} · ${clock(m.at, v.lang)}</div></a></li>`)}</ul></div>
<div id="letter">${v.mail && letter(v, v.mail)}</div>`;

const pane = (
  v: View,
  c: Contact,
): Html => html`<a class="backlink" href="${address(v, { person: undefined, mail: undefined, tab: undefined })}">← ${say(v.lang, 'back')}</a>
<h2>${nameOf(c)}</h2>
<p class="who">${[roleOf(c, v.lang), c.phone && phone(c.phone), c.email].filter(Boolean).join(' · ')}</p>
<nav class="tabs" data-live="tabs" aria-label="${nameOf(c)}">
<a href="${address(v, { tab: undefined, mail: undefined })}"${v.tab === 'texts' && html` aria-current="page"`}>${say(v.lang, 'texts')}<span class="count">${c.texts.length}</span></a>
<a href="${address(v, { tab: 'mails', mail: undefined })}"${v.tab === 'mails' && html` aria-current="page"`}>${say(v.lang, 'mails')}<span class="count">${c.mails.length}</span></a></nav>
${v.tab === 'mails' ? mails(v, c) : thread(v, c)}`;

/** The whole page as one document; every value in it is escaped. */
export const page = (v: View): string => {
  const other: Lang = v.lang === 'fr' ? 'en' : 'fr';
  return html`<!doctype html>
<html lang="${v.lang}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${v.person ? `${nameOf(v.person)} · ` : ''}${say(v.lang, 'title')} · Jurilien</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head>
<body><a class="skip" href="#main">${say(v.lang, 'skip')}</a>
<header><h1><b>Jurilien</b> ${say(v.lang, 'title')}</h1><p>${say(v.lang, 'notice')}</p><a class="lang" href="/authenticator?lang=${v.lang}">${say(v.lang, 'authenticator')}</a><a class="lang" href="/stripe?lang=${v.lang}">${say(v.lang, 'payments')}</a><a class="lang" lang="${other}" href="${address(v, { lang: other })}">${say(v.lang, 'other')}</a></header>
<main class="wrap${v.person && ' open'}">
<section class="list" aria-label="${say(v.lang, 'people')}">
<form class="search" role="search" method="get" action="/"><input type="hidden" name="lang" value="${v.lang}"><label class="sr" for="q">${say(v.lang, 'search')}</label>
<input id="q" type="search" name="q" value="${v.query}" placeholder="${say(v.lang, 'search')}"><button class="quiet" type="submit">${say(v.lang, 'find')}</button></form>
${people(v)}</section>
<section class="pane" id="main" tabindex="-1">${v.person ? pane(v, v.person) : html`<p class="empty">${say(v.lang, 'choose')}</p>`}</section></main>
<p id="live" class="sr" aria-live="polite" data-word="${say(v.lang, 'live')}"></p>
<script src="/live.js" defer></script></body></html>`.markup;
};
