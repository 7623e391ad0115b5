import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { LINK_COMMANDS, ROUTES, type LinkRoute } from '@jurilien/contracts';
import { purpose } from '../../libs/identity/src/link.js';
import { issueLink, linkIdOf } from '@jurilien/runtime';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { call, startSystem, type System } from '../support/system.js';
import { roomInWindow } from '../support/windows.js';

type Purpose = (typeof purpose.options)[number];

/**
 * What a route without a session may issue, and to whom. `nothing`; `sent` to the address or number on file and never in the answer; or
 * in the answer itself, `to` the caller who proves what is said.
 */
type Issue = 'nothing' | 'sent' | { readonly to: string };
interface Row {
  readonly issues: Issue;
  /** Which links open the route; every other kind is as if it did not exist. */
  readonly opens?: readonly Purpose[];
}
const nothing: Row = { issues: 'nothing' };
const behind = (...opens: Purpose[]): Row => ({ issues: 'nothing', opens });
const session: Row = { issues: { to: 'who proves to be the account: password, second factor, passkey, mailed link or refresh cookie' } };
const CLIENT = ['lead-status', 'confirm-email'] as const;
const FILES = ['draft', ...CLIENT] as const;

const TABLE: Readonly<Record<string, Row>> = {
  'GET /health/live': nothing,
  'GET /health/ready': nothing,
  'GET /metrics': nothing,
  'GET /api/docs/*': nothing,
  'GET /api/openapi.json': nothing,
  'GET /admin/assets/*': nothing,
  'GET /assets/*': nothing,

  'POST /api/login': session,
  'POST /api/login/link': { issues: 'sent' },
  'POST /api/login/link/use': session,
  'POST /api/login/factor': session,
  'POST /api/login/email-code': { issues: 'sent' },
  'POST /api/login/passkey/options': { issues: { to: 'anyone: a challenge that only a registered key can answer' } },
  'POST /api/login/passkey': session,
  'POST /api/password/forgotten': { issues: 'sent' },
  'POST /api/password/new': session,
  'POST /refresh-token': session,
  'POST /delete-refresh-token': nothing,
  'POST /api/refresh-token': session,
  'POST /api/delete-refresh-token': nothing,

  'POST /api/public/professionals': { issues: 'sent' },
  'POST /api/public/candidates': { issues: 'sent' },
  'GET /api/public/config': nothing,
  'GET /api/public/legal/:code': nothing,
  'GET /api/public/processors': nothing,
  'GET /api/public/volumes': nothing,
  'GET /api/public/profiles': nothing,
  'GET /api/public/profiles/:slug': nothing,
  'GET /api/public/candidate-counts': nothing,
  'GET /api/public/stats': nothing,
  'GET /api/public/reviews': nothing,
  'GET /api/public/eligible-counts': nothing,
  'GET /api/public/eligible-counts/regions': nothing,
  'POST /api/public/child-support.pdf': nothing,
  'POST /api/public/page-views': nothing,
  'POST /api/public/enquiries': nothing,
  'POST /api/public/faq-votes': nothing,
  'POST /api/public/job-applications': nothing,
  'GET /api/public/questions/:field': nothing,
  'POST /api/public/error-reports': nothing,
  'POST /api/public/work': { issues: { to: 'anyone: work for one form, which opens nothing' } },
  'GET /api/public/intake': nothing,

  // open-doors.e2e.spec.ts attacks these two in every state of a request.
  'POST /api/public/requests': {
    issues: { to: 'who makes the request in this very call, or says the same again with the same secret or link' },
  },
  'PUT /api/public/drafts/:leadId': {
    issues: { to: 'who begins the draft in this very call, its form, and who holds its link' },
    opens: ['draft'],
  },
  'POST /api/public/requests/link': { issues: 'sent' },
  'GET /api/public/drafts': behind('draft'),
  'POST /api/public/drafts/:leadId/link': { issues: 'sent', opens: ['draft'] },
  'GET /api/public/documents': behind(...FILES),
  'POST /api/public/documents/uploads': behind(...FILES, 'document'),
  'GET /api/public/documents/uploads/:uploadId': behind(...FILES, 'document'),
  'PATCH /api/public/documents/uploads/:uploadId': behind(...FILES, 'document'),
  'DELETE /api/public/documents/uploads/:uploadId': behind(...FILES, 'document'),
  'GET /api/public/own-documents': behind(...CLIENT),
  'GET /api/public/own-documents/files/:documentId': behind(...CLIENT),
  'GET /api/public/own-documents/archive': behind(...CLIENT),
  'GET /api/public/document': behind('document'),
  'GET /api/public/document/file': behind('document'),
  'DELETE /api/public/documents/:documentId': behind(...FILES),

  'GET /api/public/threads': behind(...CLIENT),
  'GET /api/public/threads/:acceptanceId': behind(...CLIENT),
  'POST /api/public/threads/:acceptanceId': behind(...CLIENT),
  'GET /api/public/survey': behind('survey'),
  'GET /api/public/pro-survey': behind('pro-survey'),
  'GET /api/public/meeting': behind('meeting'),
  'GET /api/public/meeting/slots': behind('meeting'),
  'GET /api/public/lead-meeting': behind(...CLIENT),
  'GET /api/public/lead-meeting/slots': behind(...CLIENT),
  'GET /api/public/booking': behind('reservations', ...CLIENT),
  'GET /api/public/appointment': behind('appointment', ...CLIENT),
  'GET /api/public/appointment/slots': behind('appointment', ...CLIENT),
  'GET /api/public/appointment/sheet': behind('appointment', ...CLIENT),
  'GET /api/public/papers/:kind': behind(...CLIENT),
  'GET /api/public/lead-status': behind(...CLIENT),
  'GET /api/public/lead-correction': behind('lead-status'),
  'POST /api/public/lead-correction': behind('lead-status'),
  'POST /api/public/lead-facts': behind(...CLIENT),
  'GET /api/public/renewal': behind('renewal'),
  'POST /api/public/kept-request': behind(...CLIENT),
  'GET /api/public/offer': behind('offer', 'contact-sheet'),
  'GET /api/public/pause': behind('offer', 'contact-sheet'),
  'GET /api/public/blocks': behind('offer', 'lead-status'),
  'POST /api/public/commands/:name': behind(...(Object.keys(LINK_COMMANDS) as Purpose[])),
  // The link to follow a request, made of the secret of the form that files it: who sends it again must know the secret.
  'POST /api/public/privacy-requests': {
    issues: { to: 'who files the request in this very call, or says the same again with the same secret' },
  },
  'POST /api/public/privacy-requests/by-link': {
    issues: { to: 'who files the request in this very call, by the link of a request whose code was typed' },
    opens: [...CLIENT, 'renewal'],
  },
  'GET /api/public/privacy-request': behind('privacy'),
  'POST /api/public/privacy-request/verify': behind('privacy'),
  'GET /api/public/privacy-copy': behind('privacy'),
  'GET /api/public/privacy-copy/:format': behind('privacy'),
  'GET /api/public/privacy-copy/files/:fileId': behind('privacy'),
  'GET /api/public/changes': behind('private-change', 'undo-change'),
  'POST /api/public/changes/link': { issues: 'sent', opens: ['lead-status'] },
  'POST /api/public/changes': { issues: 'sent', opens: ['private-change'] },
  'POST /api/public/changes/:id/confirm': behind('private-change'),
  'POST /api/public/changes/:id/cancel': behind('private-change', 'undo-change'),

  // How any link stands, a new one for the address on file, and the code that goes to it.
  'GET /api/public/link': behind(...purpose.options),
  'POST /api/public/link/renew': { issues: 'sent', opens: purpose.options },
  'GET /api/public/step-up': behind(...purpose.options),
  'POST /api/public/step-up': { issues: 'sent', opens: purpose.options },
  'POST /api/public/step-up/verify': behind(...purpose.options),

  // Their token is in the body or the address, and is no link.
  'GET /api/public/calendars/:file': behind(),
  'POST /api/public/unsubscribe': behind(),
  'POST /api/public/preferences': behind(),
  'POST /api/public/preferences/standing': behind(),

  'POST /api/public/webhooks/stripe': nothing,
  'POST /api/public/webhooks/mail': nothing,
  'POST /api/public/webhooks/received-mail': nothing,
  'POST /api/public/webhooks/sms': nothing,
  'POST /api/public/webhooks/sms-status': nothing,
};

/** Who makes each kind of link, and how it reaches the person. */
const PURPOSES: Readonly<Record<Purpose, 'answer, and mail' | 'mail or text'>> = {
  draft: 'answer, and mail',
  'lead-status': 'answer, and mail',
  'confirm-email': 'mail or text',
  offer: 'mail or text',
  'contact-sheet': 'mail or text',
  survey: 'mail or text',
  'pro-survey': 'mail or text',
  reservations: 'mail or text',
  appointment: 'mail or text',
  meeting: 'mail or text',
  document: 'mail or text',
  renewal: 'mail or text',
  login: 'mail or text',
  'reset-password': 'mail or text',
  invitation: 'mail or text',
  'verify-email': 'mail or text',
  'private-change': 'mail or text',
  'undo-change': 'mail or text',
  privacy: 'answer, and mail',
};

/** Routes with a session of their own tables. */
const WITHOUT_SESSION = Object.entries(ROUTES).filter(([, { access }]) =>
  ['public', 'link', 'message-link', 'webhook'].includes(access as string),
);

const LINK_ROUTES = Object.entries(ROUTES).filter((row): row is [string, LinkRoute] => row[1].access === 'link');

describe('what may be issued', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  const links: Partial<Record<Purpose, string>> = {};
  let ids: Record<string, string>;

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    const pros = await Promise.all(Array.from({ length: 3 }, () => approvedProfessional(system)));
    await ready(system, pros);
    const staff = await system.signIn('admin');
    const lead = await job.submit();
    await job.confirmPhone(lead);
    await job.validate(staff, lead.leadId);
    const other = await job.submit();
    const { professionalId } = pros[0]!;
    await job.offerToken(pros[0]!.phoneNumber);
    ids = {
      leadId: lead.leadId,
      professionalId,
      acceptanceId: randomUUID(),
      uploadId: randomUUID(),
      documentId: randomUUID(),
      id: randomUUID(),
    };
    for (const of of purpose.options)
      links[of] = await issueLink(system.kernel, {
        purpose: of,
        // About another request than the one that is attacked.
        subject: { leadId: other.leadId, ...(['offer', 'contact-sheet', 'pro-survey'].includes(of) ? { professionalId } : {}) },
        lang: 'fr',
        days: 1,
      });
  });
  afterAll(() => system?.close());

  /** Each call from an address of its own: what is counted by address is another matter. */
  const ask = (route: string, headers: Record<string, string> = {}) => {
    const [method, path] = route.split(' ') as [string, string];
    const at = path.replace(/:(\w+)/g, (_all, name: string) => ids[name] ?? 'x');
    const body = method === 'GET' ? undefined : { ...ids, linkId: linkIdOf(links.offer!), lang: 'fr', email: 'x@exemple.test' };
    return call(system.origin, method, at, body, {
      'x-site-key': system.settings.SITE_KEY,
      'x-forwarded-for': `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`,
      ...headers,
    });
  };

  /** Tokens in a text that open a link of ours, but the one it was asked with; and sessions. */
  async function secretsIn(text: string, mine?: string): Promise<string[]> {
    const shaped = [...new Set(text.match(/(?<![\w-])[\w-]{43}(?![\w-])/g) ?? [])].filter((token) => token !== mine);
    const rows = await system.kernel.db.query<{ stream: string }>('select stream from events where stream = any($1)', [
      shaped.map((token) => `link-${linkIdOf(token)}`),
    ]);
    return [...rows.map(({ stream }) => stream), ...(text.match(/eyJ[\w-]{20,}\.[\w-]+\.[\w-]+/g) ?? [])];
  }

  it('stands in a table: no route without a session and no kind of link is missing', () => {
    expect(Object.keys(TABLE).sort()).toEqual(WITHOUT_SESSION.map(([route]) => route).sort());
    expect(Object.keys(PURPOSES).sort()).toEqual([...purpose.options].sort());
    for (const [route, { access }] of WITHOUT_SESSION)
      if (access === 'link' || access === 'message-link') expect([route, TABLE[route]!.opens]).not.toEqual([route, undefined]);
  });
  it('opens for the kinds of link that the permission matrix declares', () => {
    // The route of commands looks at the command as well: a kind that carries none is refused by it.
    for (const [route, { purposes }] of LINK_ROUTES.filter(([route]) => route !== 'POST /api/public/commands/:name'))
      expect([route, [...purposes].sort()]).toEqual([route, [...TABLE[route]!.opens!].sort()]);
  });

  it.each(Object.keys(TABLE).filter((route) => !route.includes('*')))('%s tells who knows only ids no secret', async (route) => {
    const { body, status } = await ask(route);
    expect(await secretsIn(JSON.stringify(body ?? ''))).toEqual([]);
    if (['link', 'message-link'].includes(ROUTES[route]!.access as string) && route !== 'GET /api/public/link' && !route.endsWith('/renew'))
      expect(status).toBeGreaterThanOrEqual(400);
  });

  it.each(Object.entries(TABLE).flatMap(([route, { opens }]) => (opens ? [[route, opens] as const] : [])))(
    '%s opens for its own kinds of link alone, and tells no one another’s',
    async (route, opens) => {
      for (const of of purpose.options) {
        const { body, status } = await ask(route, { authorization: `Link ${links[of]}`, 'x-device': 'x'.repeat(43) });
        expect([of, await secretsIn(JSON.stringify(body ?? ''), links[of])]).toEqual([of, []]);
        if (!opens.includes(of)) expect([of, status, status >= 400 && status !== 500]).toEqual([of, status, true]);
      }
    },
  );

  // Where the request's shape is looked at first, these requests end there.
  it.each(LINK_ROUTES.filter(([, { before, anyStanding }]) => !before && !anyStanding))(
    '%s knows no link of another kind, and asks for the code where its row says so',
    async (route, { purposes, stepUp }) => {
      for (const of of purpose.options) {
        const { status, body } = await ask(route, { authorization: `Link ${links[of]}` });
        if (!purposes.includes(of)) expect([of, status, body.detail]).toEqual([of, 404, 'no-such-link']);
        else if (stepUp) expect([of, status, body.detail]).toEqual([of, 403, 'step-up-code']);
        else expect([of, body.detail]).not.toEqual([of, 'no-such-link']);
      }
    },
  );

  it('what a row looks at before the link is refused first, and counted calls are counted whatever link they bear', async () => {
    const stranger = { authorization: `Link ${'A'.repeat(43)}`, 'x-forwarded-for': '198.18.9.9' };
    for (const [route] of LINK_ROUTES.filter(([route, { before }]) => before === 'body' && !route.startsWith('PATCH')))
      expect([route, (await ask(route, stranger)).status]).toEqual([route, 422]);
    await roomInWindow();
    const renewals = [];
    for (let n = 0; n < 11; n += 1) renewals.push((await ask('POST /api/public/link/renew', stranger)).status);
    expect(renewals).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
  });

  it('sends away who guesses at links, on any route and with a good link too', async () => {
    await roomInWindow(900);
    const guesser = { 'x-forwarded-for': '198.18.11.11' };
    const guesses = LINK_ROUTES.filter(([route, { before }]) => route.startsWith('GET') && !before);
    for (let n = 0; n < 30; n += 1) {
      const [route] = guesses[n % guesses.length]!;
      const { status } = await ask(route, { ...guesser, authorization: `Link ${randomBytes(32).toString('base64url')}` });
      expect([n, status]).toEqual([n, route === 'GET /api/public/link' ? 200 : 404]);
    }
    expect((await ask('GET /api/public/pause', { ...guesser, authorization: `Link ${links.offer}` })).status).toBe(429);
  });

  it('and a link about one request never names, changes or opens another', async () => {
    const { leadId } = ids as { leadId: string };
    const before = await system.kernel.db.query<{ n: string }>('select count(*) as n from events where stream = $1', [`lead-${leadId}`]);
    for (const [of, names] of Object.entries(LINK_COMMANDS))
      for (const name of names)
        await call(
          system.origin,
          'POST',
          `/api/public/commands/${name}`,
          { commandId: randomUUID(), payload: { leadId } },
          { authorization: `Link ${links[of as Purpose]}`, 'x-site-key': system.settings.SITE_KEY, 'x-forwarded-for': '198.18.7.7' },
        );
    const after = await system.kernel.db.query<{ n: string }>('select count(*) as n from events where stream = $1', [`lead-${leadId}`]);
    expect(after).toEqual(before);
  });
});
