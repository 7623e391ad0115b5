import type { FastifyInstance, FastifyReply } from 'fastify';
import Negotiator from 'negotiator';
import { TOTP, URI } from 'otpauth';
import { z } from 'zod';
import { html } from './html.js';
import { say, type Lang } from './page-text.js';
import type { AppKey } from './records.js';
import { pagePolicy } from './routes.js';
import type { Store } from './store.js';

const PERIOD_SECONDS = 30;
const BASE32 = /^[A-Z2-7]{16,128}$/;
const keys = z.array(z.object({ name: z.string(), account: z.string(), secret: z.string().regex(BASE32) }));
const added = z.object({ name: z.string().trim().max(120).default(''), key: z.string().trim().min(1).max(1_000) });

/** What the app shows now for one key. */
const codeOf = ({ secret }: AppKey, at: number): string =>
  new TOTP({ secret, digits: 6, period: PERIOD_SECONDS }).generate({ timestamp: at });
const secondsLeft = (at: number): number => PERIOD_SECONDS - (Math.floor(at / 1_000) % PERIOD_SECONDS);

/** A key as people paste it: base 32 with or without blanks, or the whole address a QR code holds. */
function read(name: string, pasted: string): AppKey | undefined {
  if (pasted.startsWith('otpauth://')) {
    try {
      const { label, secret } = URI.parse(pasted) as TOTP;
      return { name: name || label, account: label, secret: secret.base32 };
    } catch {
      return undefined;
    }
  }
  const secret = pasted.replace(/[\s=-]/g, '').toUpperCase();
  return BASE32.test(secret) ? { name: name || secret.slice(0, 4), account: '', secret } : undefined;
}

/** Counts down, and takes new codes when the old ones end; what someone is typing stays. */
const script = `(function(){
setInterval(function(){
  var left=document.querySelector('.left'),n=Number(left.dataset.seconds)-1;
  left.dataset.seconds=String(n);
  if(n>0){left.textContent=left.dataset.words.replace('{n}',String(n));return}
  fetch(location.href).then(function(r){return r.text()}).then(function(t){
    document.getElementById('codes').replaceWith(new DOMParser().parseFromString(t,'text/html').getElementById('codes'));
  });
},1000);
})();`;

/** The authenticator app of everybody's phone: codes on a page, for the demo and for tests. */
export const authenticatorRoutes = (app: FastifyInstance, store: Store): void => {
  app.get('/api/authenticator', async () => {
    const at = Date.now();
    return store.appKeys().map((key) => ({ ...key, code: codeOf(key, at), secondsLeft: secondsLeft(at) }));
  });
  app.put('/api/authenticator', async (request, answer) => {
    const asked = keys.safeParse(request.body);
    if (!asked.success) return answer.code(422).send({ status: 422, detail: 'a list of {name, account, secret} is expected' });
    store.write({ kind: 'app-keys', keys: asked.data });
    return { keys: asked.data.length };
  });
  app.get('/authenticator', async (request, answer) => {
    const { lang } = request.query as { lang?: string };
    return show(answer, (lang ?? new Negotiator(request).language(['fr', 'en'])) === 'en' ? 'en' : 'fr', store);
  });
  app.get('/authenticator.js', async (_request, answer) => answer.type('text/javascript; charset=utf-8').send(script));
  app.post('/authenticator', async (request, answer) => {
    const lang = (request.query as { lang?: string }).lang === 'en' ? 'en' : 'fr';
    const asked = added.safeParse(request.body);
    const key = asked.success ? read(asked.data.name, asked.data.key) : undefined;
    if (!key) return show(answer.code(422), lang, store, true);
    store.write({ kind: 'app-keys', keys: [key] });
    return answer.redirect(`/authenticator?lang=${lang}`, 303);
  });
};

const show = (answer: FastifyReply, lang: Lang, store: Store, wrong = false): FastifyReply =>
  answer
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy)
    .header('cache-control', 'no-store')
    .send(page(lang, store.appKeys(), Date.now(), wrong));

function page(lang: Lang, all: readonly AppKey[], at: number, wrong: boolean): string {
  const other: Lang = lang === 'fr' ? 'en' : 'fr';
  return html`<!doctype html>
<html lang="${lang}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say(lang, 'authenticator')} · Jurilien</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head>
<body><a class="skip" href="#main">${say(lang, 'skip')}</a>
<header><h1><b>Jurilien</b> ${say(lang, 'authenticator')}</h1><p>${say(lang, 'appNotice')}</p><a class="lang" href="/?lang=${lang}">${say(lang, 'phones')}</a><a class="lang" lang="${other}" href="/authenticator?lang=${other}">${say(lang, 'other')}</a></header>
<main class="app" id="main" tabindex="-1">
<noscript><meta http-equiv="refresh" content="${secondsLeft(at)}"></noscript>
<div id="codes"><p class="left" data-words="${say(lang, 'seconds')}" data-seconds="${secondsLeft(at)}">${say(lang, 'seconds').replace('{n}', String(secondsLeft(at)))}</p>
${all.length === 0 && html`<p class="empty">${say(lang, 'noKeys')}</p>`}
<ul class="keys">${all.map(
    (key) =>
      html`<li><span class="name">${key.name}</span><span class="last">${key.account}</span><output class="totp" aria-label="${say(lang, 'code')}">${codeOf(key, at).replace(/^(...)/, '$1 ')}</output></li>`,
  )}</ul></div>
<form class="add" method="post" action="/authenticator?lang=${lang}"><h2>${say(lang, 'addKey')}</h2><p class="who">${say(lang, 'addKeyHelp')}</p>
${wrong && html`<p class="note" role="alert">${say(lang, 'badKey')}</p>`}
<label for="name">${say(lang, 'keyName')}</label><input id="name" name="name" maxlength="120">
<label for="key">${say(lang, 'key')}</label><input id="key" name="key" maxlength="1000" required autocomplete="off">
<button type="submit">${say(lang, 'add')}</button></form></main>
<script src="/authenticator.js" defer></script></body></html>`.markup;
}
