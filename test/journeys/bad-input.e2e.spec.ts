import { randomUUID } from 'node:crypto';
import { issueLink } from '@jurilien/runtime';
import { eventually } from '../support/eventually.js';
import { requestFields } from '../support/people.js';
import { mainJob } from '../support/main-job.js';
import { startSystem, type System } from '../support/system.js';

/** What no one's answer may show: how it is built. */
const INSIDES =
  /\bat [\w.<]+ ?\(|node_modules|\.ts:\d|\.js:\d|\bselect \b|\binsert into\b|relation "|syntax error|views\.|SQLSTATE|invalid input syntax|ECONN|MikroORM|FST_ERR/i;
const JSON_TYPE = { 'content-type': 'application/json' };
const NUL = '\u0000';

interface Ask {
  readonly method: string;
  readonly path: string;
  readonly as?: 'staff' | 'client' | 'offer' | 'expired';
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly raw?: string;
}
/** The rule of a row, what is asked, and the status and code that answer it. */
type Row = readonly [title: string, status: number, code: string, ask: Ask];

const post = (path: string, body: unknown, as?: Ask['as']): Ask => ({ method: 'POST', path, body, as });
const get = (path: string, as: Ask['as'] = 'staff'): Ask => ({ method: 'GET', path, as });
const command = (payload: unknown, more: object = {}) => ({ commandId: randomUUID(), payload, ...more });
const request = (over: object = {}, fields: object = {}) => ({
  leadId: randomUUID(),
  form: 'request',
  lang: 'fr',
  website: '',
  consents: { sharing: true, contact: true },
  fields: { ...requestFields(), ...fields },
  ...over,
});
const filter = (value: unknown): string =>
  `/api/views/leads?filter=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`;
const deep = (n: number): string => `${'{"a":'.repeat(n)}1${'}'.repeat(n)}`;

/** Every route that takes a body, with a body that is right but for what a row breaks. */
const BODIES: readonly (readonly [path: string, method: string, as?: Ask['as']])[] = [
  ['/api/login', 'POST'],
  ['/api/public/requests', 'POST'],
  [`/api/public/drafts/${randomUUID()}`, 'PUT'],
  ['/api/public/commands/WithdrawLead', 'POST', 'client'],
  ['/api/commands/AddLeadNote', 'POST', 'staff'],
  ['/api/login/link', 'POST'],
  ['/api/login/link/use', 'POST'],
  ['/api/password/forgotten', 'POST'],
  ['/api/password/new', 'POST'],
  ['/api/account/password', 'POST', 'staff'],
  ['/api/account/preferences', 'POST', 'staff'],
];

const ROWS: readonly Row[] = [
  ...BODIES.flatMap(([path, method, as]): Row[] => {
    const to = (raw: string, headers: Record<string, string> = JSON_TYPE): Ask => ({ method, path, as, raw, headers });
    return [
      [`malformed JSON to ${path}`, 400, 'VALIDATION', to('{"a": ')],
      [`an empty JSON body to ${path}`, 400, 'VALIDATION', to('')],
      [`plain text to ${path}`, 415, 'UNSUPPORTED_MEDIA_TYPE', to('{}', { 'content-type': 'text/plain' })],
      [`a form to ${path}`, 415, 'UNSUPPORTED_MEDIA_TYPE', to('a=1', { 'content-type': 'application/x-www-form-urlencoded' })],
      [`an upload to ${path}`, 415, 'UNSUPPORTED_MEDIA_TYPE', to('--x--', { 'content-type': 'multipart/form-data; boundary=x' })],
      [`200 kB to ${path}`, 413, 'TOO_LARGE', to(JSON.stringify({ a: 'x'.repeat(200_000) }))],
      [`prototype pollution to ${path}`, 400, 'VALIDATION', to('{"__proto__": {"role": "admin"}}')],
      [`ten thousand nested objects to ${path}`, 422, 'VALIDATION', to(deep(10_000))],
      [`an array to ${path}`, 422, 'VALIDATION', to('[]')],
      [`null to ${path}`, 422, 'VALIDATION', to('null')],
      [`a field no one knows to ${path}`, 422, 'VALIDATION', to('{"isAdmin": true}')],
      [`a field that is a NUL to ${path}`, 422, 'VALIDATION', to(JSON.stringify({ [NUL]: NUL }))],
    ];
  }),

  ['sign-in without a password', 422, 'VALIDATION', post('/api/login', { email: 'a@b.ca' })],
  ['sign-in with numbers', 422, 'VALIDATION', post('/api/login', { email: 1, password: 2 })],
  ['sign-in with an endless password', 422, 'VALIDATION', post('/api/login', { email: 'a@b.ca', password: 'x'.repeat(513) })],
  [
    'sign-in of no one',
    401,
    'UNAUTHENTICATED',
    post('/api/login', { email: 'personne@exemple.test', password: 'une phrase de passe bien longue' }),
  ],

  ['a request without an id', 422, 'VALIDATION', post('/api/public/requests', request({ leadId: undefined }))],
  ['a request with a bad id', 422, 'VALIDATION', post('/api/public/requests', request({ leadId: 'lead-1' }))],
  ['a request of an unknown form', 422, 'VALIDATION', post('/api/public/requests', request({ form: 'other' }))],
  ['a request in an unknown language', 422, 'VALIDATION', post('/api/public/requests', request({ lang: 'de' }))],
  [
    'a request without consent to share',
    422,
    'VALIDATION',
    post('/api/public/requests', request({ consents: { sharing: false, contact: true } })),
  ],
  [
    'a request with consents of the wrong type',
    422,
    'VALIDATION',
    post('/api/public/requests', request({ consents: { sharing: 'yes', contact: 1 } })),
  ],
  ['a request without fields', 422, 'VALIDATION', post('/api/public/requests', request({ fields: {} }))],
  ['a request with a field no one knows', 422, 'VALIDATION', post('/api/public/requests', request({}, { teamValidatedBy: 'me' }))],
  ['a request that validates itself', 422, 'VALIDATION', post('/api/public/requests', request({}, { teamValidated: true }))],
  ['a request that confirms its own phone', 422, 'VALIDATION', post('/api/public/requests', request({}, { phoneNumberConfirmed: true }))],
  ['a request that sets its own price', 422, 'VALIDATION', post('/api/public/requests', request({}, { creditValue: 0 }))],
  ['a request with a number for a name', 422, 'VALIDATION', post('/api/public/requests', request({}, { clientName: 12 }))],
  ['a request with a list for an e-mail', 422, 'VALIDATION', post('/api/public/requests', request({}, { email: ['a@b.ca'] }))],
  ['a request with an e-mail that is none', 422, 'VALIDATION', post('/api/public/requests', request({}, { email: 'pas un courriel' }))],
  ['a request with a phone that is none', 422, 'VALIDATION', post('/api/public/requests', request({}, { phoneNumber: '123' }))],
  ['a request with nineteen letters', 422, 'VALIDATION', post('/api/public/requests', request({}, { description: 'x'.repeat(19) }))],
  ['a request with 4001 letters', 422, 'VALIDATION', post('/api/public/requests', request({}, { description: 'x'.repeat(4_001) }))],
  [
    'a request with a NUL in its description',
    422,
    'VALIDATION',
    post('/api/public/requests', request({}, { description: `Une description assez longue ${NUL}` })),
  ],
  ['a request with a NUL in its e-mail', 422, 'VALIDATION', post('/api/public/requests', request({}, { email: `a${NUL}@exemple.test` }))],
  [
    'a request with half a character',
    422,
    'VALIDATION',
    {
      method: 'POST',
      path: '/api/public/requests',
      raw: JSON.stringify(request({}, { clientName: 'Ana §' })).replace('§', '\\ud800'),
      headers: JSON_TYPE,
    },
  ],
  ['a request from a made-up start time', 422, 'VALIDATION', post('/api/public/requests', request({ startedAt: 'hier' }))],
  [
    'a request with a link that is none',
    404,
    'NOT_FOUND',
    { ...post('/api/public/requests', request()), headers: { authorization: 'Link nope' } },
  ],

  [
    'a draft with a bad id',
    422,
    'VALIDATION',
    { method: 'PUT', path: '/api/public/drafts/42', body: { form: 'demand', lang: 'fr', step: '1', answers: {} } },
  ],
  [
    'a draft without answers',
    422,
    'VALIDATION',
    { method: 'PUT', path: `/api/public/drafts/${randomUUID()}`, body: { form: 'demand', lang: 'fr', step: '1' } },
  ],
  [
    'a draft of an unknown form',
    422,
    'VALIDATION',
    { method: 'PUT', path: `/api/public/drafts/${randomUUID()}`, body: { form: 'elsewhere', lang: 'fr', step: '1', answers: {} } },
  ],
  [
    'a draft through another lead’s link',
    404,
    'NOT_FOUND',
    {
      method: 'PUT',
      path: `/api/public/drafts/${randomUUID()}`,
      as: 'client',
      body: { form: 'demand', lang: 'fr', step: '1', answers: {} },
    },
  ],

  ['a draft without a link', 404, 'NOT_FOUND', { method: 'GET', path: '/api/public/drafts' }],
  ['a status without a link', 404, 'NOT_FOUND', { method: 'GET', path: '/api/public/lead-status' }],
  [
    'a status with a link of the wrong shape',
    404,
    'NOT_FOUND',
    { method: 'GET', path: '/api/public/lead-status', headers: { authorization: 'Link %00%00' } },
  ],
  [
    'a status with a link no one made',
    404,
    'NOT_FOUND',
    { method: 'GET', path: '/api/public/lead-status', headers: { authorization: `Link ${'A'.repeat(43)}` } },
  ],
  ['a status with a session instead of a link', 404, 'NOT_FOUND', get('/api/public/lead-status')],
  ['a status with an expired link', 410, 'TOKEN_EXPIRED', get('/api/public/lead-status', 'expired')],
  ['an offer with a client’s link', 404, 'NOT_FOUND', get('/api/public/offer', 'client')],
  [
    'a command with an expired link',
    410,
    'TOKEN_EXPIRED',
    post('/api/public/commands/WithdrawLead', command({ reason: 'other' }), 'expired'),
  ],
  ['a command without a link', 404, 'NOT_FOUND', post('/api/public/commands/WithdrawLead', command({ reason: 'other' }))],
  ['a command that a link may not send', 404, 'NOT_FOUND', post('/api/public/commands/GrantCredits', command({ cc: 1 }), 'client')],
  ['a command no one knows, by link', 404, 'NOT_FOUND', post('/api/public/commands/Nope', command({}), 'client')],
  ['a command of an object’s own name, by link', 404, 'NOT_FOUND', post('/api/public/commands/constructor', command({}), 'client')],
  [
    'a withdrawal with a bad command id',
    422,
    'VALIDATION',
    post('/api/public/commands/WithdrawLead', { commandId: '1', payload: { reason: 'other' } }, 'client'),
  ],
  [
    'a withdrawal with a reason no one knows',
    422,
    'VALIDATION',
    post('/api/public/commands/WithdrawLead', command({ reason: { $ne: 1 } }), 'client'),
  ],
  ['a code that is a number', 422, 'VALIDATION', post('/api/public/commands/ConfirmLeadPhone', command({ code: 123456 }), 'client')],
  ['an endless code', 422, 'VALIDATION', post('/api/public/commands/ConfirmLeadPhone', command({ code: '1'.repeat(13) }), 'client')],

  ['a command without a session', 401, 'UNAUTHENTICATED', post('/api/commands/AddLeadNote', command({}))],
  [
    'a command with a session that is none',
    401,
    'UNAUTHENTICATED',
    { ...post('/api/commands/AddLeadNote', command({})), headers: { authorization: 'Bearer a.b.c' } },
  ],
  [
    'a command with an unsigned session',
    401,
    'UNAUTHENTICATED',
    {
      ...post('/api/commands/AddLeadNote', command({})),
      headers: {
        authorization: `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"role":"jurilien_admin","id":"x"}').toString('base64url')}.`,
      },
    },
  ],
  ['a command no one knows', 404, 'NOT_FOUND', post('/api/commands/Nope', command({}), 'staff')],
  ['a command of an object’s own name', 404, 'NOT_FOUND', post('/api/commands/__proto__', command({}), 'staff')],
  ['a command of the system', 403, 'FORBIDDEN', post('/api/commands/StartRound', command({}), 'staff')],
  ['a command with a payload that is a list', 422, 'VALIDATION', post('/api/commands/AddLeadNote', command([]), 'staff')],
  [
    'a command with a bad id of its lead',
    422,
    'VALIDATION',
    post('/api/commands/TakeLeadForValidation', command({ leadId: 'lead-1' }), 'staff'),
  ],
  [
    'a command for a lead no one knows',
    404,
    'NOT_FOUND',
    post('/api/commands/TakeLeadForValidation', command({ leadId: randomUUID() }), 'staff'),
  ],
  [
    'a command with a negative version',
    422,
    'VALIDATION',
    post('/api/commands/TakeLeadForValidation', command({ leadId: randomUUID() }, { expectedVersion: -1 }), 'staff'),
  ],
  [
    'a command that needs a reason and has none',
    422,
    'VALIDATION',
    post('/api/commands/RejectLead', command({ leadId: randomUUID(), reasonCode: 'outOfScope' }), 'staff'),
  ],
  [
    'a command with a reason of four letters',
    422,
    'VALIDATION',
    post('/api/commands/GrantCredits', command({ professionalId: randomUUID(), cc: 100 }, { reason: 'abcd' }), 'staff'),
  ],
  [
    'coins below nothing',
    422,
    'VALIDATION',
    post('/api/commands/GrantCredits', command({ professionalId: randomUUID(), cc: -100 }, { reason: 'Geste commercial' }), 'staff'),
  ],
  [
    'coins beyond counting',
    422,
    'VALIDATION',
    post('/api/commands/GrantCredits', command({ professionalId: randomUUID(), cc: 1e300 }, { reason: 'Geste commercial' }), 'staff'),
  ],

  ['a view without a session', 401, 'UNAUTHENTICATED', { method: 'GET', path: '/api/views/leads' }],
  ['a view no one knows', 404, 'NOT_FOUND', get('/api/views/nope')],
  ['a view of an object’s own name', 404, 'NOT_FOUND', get('/api/views/constructor')],
  ['a row with a bad id', 404, 'NOT_FOUND', get('/api/views/leads/42')],
  ['a row whose id is only dashes', 404, 'NOT_FOUND', get(`/api/views/leads/${'-'.repeat(36)}`)],
  ['a row no one knows', 404, 'NOT_FOUND', get(`/api/views/leads/${randomUUID()}`)],
  ['a row whose number is a word', 404, 'NOT_FOUND', get('/api/views/lead-timeline/abc')],
  ['a row whose number is too long', 404, 'NOT_FOUND', get('/api/views/lead-timeline/99999999999999999999')],
  ['a row with a NUL', 404, 'NOT_FOUND', get('/api/views/contact-points/%00')],
  ['a path that is no UTF-8', 400, 'VALIDATION', get('/api/views/%E0%A4%A')],
  ['page zero', 422, 'VALIDATION', get('/api/views/leads?page=0')],
  ['a page below zero', 422, 'VALIDATION', get('/api/views/leads?page=-3')],
  ['a page that is a word', 422, 'VALIDATION', get('/api/views/leads?page=two')],
  ['a page and a half', 422, 'VALIDATION', get('/api/views/leads?page=1.5')],
  ['a huge page', 422, 'VALIDATION', get('/api/views/leads?page=1e99')],
  ['a huge number of rows', 422, 'VALIDATION', get('/api/views/leads?perPage=100000')],
  ['two pages at once', 422, 'VALIDATION', get('/api/views/leads?page=1&page=2')],
  ['an order no one knows', 422, 'VALIDATION', get('/api/views/leads?order=sideways')],
  ['sorting by a column no one knows', 422, 'VALIDATION', get('/api/views/leads?sort=passwordHash')],
  ['sorting by SQL', 422, 'VALIDATION', get(`/api/views/leads?sort=${encodeURIComponent('id"; drop table events; --')}`)],
  ['sorting by an object’s own name', 422, 'VALIDATION', get('/api/views/leads?sort=constructor')],
  ['a parameter no one knows', 422, 'VALIDATION', get('/api/views/leads?limit=10')],
  ['a search with a NUL', 422, 'VALIDATION', get('/api/views/leads?q=%00')],
  ['an endless search', 422, 'VALIDATION', get(`/api/views/leads?q=${'x'.repeat(101)}`)],
  ['a filter that is no JSON', 422, 'VALIDATION', get(filter('{'))],
  ['a filter that is a list', 422, 'VALIDATION', get(filter([]))],
  ['a filter by a column no one knows', 422, 'VALIDATION', get(filter({ nope: 1 }))],
  ['a filter by an object’s own name', 422, 'VALIDATION', get(filter({ constructor: 'x' }))],
  ['a filter with a bad id', 422, 'VALIDATION', get(filter({ id: 'lead-1' }))],
  ['a filter with bad ids', 422, 'VALIDATION', get(filter({ id: ['lead-1'] }))],
  ['a filter with a bad instant', 422, 'VALIDATION', get(filter({ createdAt_gte: 'hier' }))],
  ['a filter with a bad number', 422, 'VALIDATION', get(filter({ priceCc_lt: 'cher' }))],
  ['a filter with a number too large', 422, 'VALIDATION', get(filter({ priceCc: 1e12 }))],
  ['a filter with a bad truth', 422, 'VALIDATION', get(filter({ urgent: 'perhaps' }))],
  ['a filter with an object', 422, 'VALIDATION', get(filter({ state: { $ne: 'Closed' } }))],
  ['a filter with a NUL', 422, 'VALIDATION', get(filter({ state: `a${NUL}` }))],
  ['a filter that compares with nothing', 422, 'VALIDATION', get(filter({ createdAt_gte: null }))],

  ['a preview of a lead with a bad id', 404, 'NOT_FOUND', get('/api/leads/42/matching-preview')],
  ['a price of a lead no one knows', 404, 'NOT_FOUND', get(`/api/leads/${randomUUID()}/price-preview`)],
  ['timers of a lead with a NUL', 404, 'NOT_FOUND', get('/api/leads/%00/timers')],
  ['live changes without a session', 401, 'UNAUTHENTICATED', { method: 'GET', path: '/api/live' }],
  [
    'an unsigned delivery report',
    403,
    'FORBIDDEN',
    {
      method: 'POST',
      path: '/api/public/webhooks/sms-status',
      raw: 'MessageSid=SM1&MessageStatus=delivered',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
  ],
  [
    'an unsigned text',
    403,
    'FORBIDDEN',
    { method: 'POST', path: '/api/public/webhooks/sms', raw: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  ],
  ['an address no one knows', 404, 'NOT_FOUND', { method: 'GET', path: '/api/nope' }],
  ['a method no one knows', 404, 'NOT_FOUND', { method: 'DELETE', path: '/api/views/leads', as: 'staff' }],
];

// proves: ASVS row 55, 57
describe('bad input is refused with a reason and without a trace', () => {
  let system: System;
  const authorization: Partial<Record<NonNullable<Ask['as']>, string>> = {};
  let before: string;
  const log = async (): Promise<string> =>
    JSON.stringify(await system.kernel.db.query(`select count(*) as n, max(position) as p from events where type not in ('LoginFailed')`));

  beforeAll(async () => {
    system = await startSystem();
    const job = mainJob(system);
    authorization.staff = await system.bearer('admin');
    const lead = await job.submit();
    authorization.client = `Link ${lead.statusToken}`;
    const personal = { purpose: 'lead-status', subject: { leadId: randomUUID() }, lang: 'fr', days: 0.000_000_1 } as const;
    authorization.expired = `Link ${await issueLink(system.kernel, personal)}`;
    // What the request set off must be over before anything is counted.
    await eventually(
      async () => (await job.texts(lead.phone)).some((m) => m.status === 'delivered') && (await job.mails(lead.email)).length > 0,
      'the first messages',
    );
    await eventually(
      async () =>
        Number(
          (
            await system.kernel.db.query<{ n: string }>(
              `select count(*) as n from events where type in ('MessageDelivered', 'MessageSent')`,
            )
          )[0]!.n,
        ) >= 3,
      'their outcomes',
    );
    before = await log();
  });
  afterAll(() => system?.close());

  it.each(ROWS)('%s: %i %s', async (_title, status, code, { method, path, as, headers, body, raw }) => {
    const response = await fetch(`${system.origin}${path}`, {
      method,
      headers: {
        'x-site-key': system.settings.SITE_KEY,
        'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 256)}`,
        ...(as ? { authorization: authorization[as]! } : {}),
        ...(body === undefined ? {} : JSON_TYPE),
        ...headers,
      },
      ...(raw !== undefined ? { body: raw } : body !== undefined ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    expect({ status: response.status, type: response.headers.get('content-type')?.split(';')[0], text: text.slice(0, 500) }).toEqual({
      status,
      type: 'application/problem+json',
      text: text.slice(0, 500),
    });
    expect(JSON.parse(text)).toMatchObject({
      status,
      code,
      title: expect.any(String),
      type: expect.stringContaining('problems/'),
      reference: expect.any(String),
    });
    expect(text).not.toMatch(INSIDES);
    expect(text.length).toBeLessThan(4_000);
  });

  it('names each field in error with a key the front ends translate', async () => {
    const response = await fetch(`${system.origin}/api/public/requests`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify(request({}, { email: 'x', description: 'court', clientName: '' })),
    });
    const { errors } = (await response.json()) as { errors: { field: string; message: string }[] };
    expect(Object.fromEntries(errors.map((e) => [e.field, e.message]))).toMatchObject({
      email: expect.stringMatching(/^[a-z]+$/),
      description: 'min:20',
      clientName: 'required',
    });
  });

  // proves: ASVS row 18
  it('left nothing in the log, and neither does reading everything', async () => {
    expect(await log()).toBe(before);
    const reads = [
      '/api/public/lead-status',
      '/api/public/link',
      '/api/public/stats',
      '/health/live',
      '/health/ready',
      '/metrics',
      '/api/openapi.json',
    ]
      .map((path) => get(path, 'client'))
      .concat(
        [...system.kernel.registry.views.keys()].map((name) => get(`/api/views/${name}`)),
        get('/api/dashboard'),
      );
    for (const { path, as } of [...reads, ...reads]) {
      const { status } = await fetch(`${system.origin}${path}`, { headers: { authorization: authorization[as!]! } });
      expect({ path, status: status < 500 }).toEqual({ path, status: true });
    }
    for (const method of ['GET', 'HEAD'])
      for (const name of ['WithdrawLead', 'ConfirmLeadEmail'])
        await fetch(`${system.origin}/api/public/commands/${name}`, { method, headers: { authorization: authorization.client! } });
    expect(await log()).toBe(before);
  });

  it('tells an expired link from an unknown one, and says neither who nor what', async () => {
    const standing = async (header: string) =>
      (await fetch(`${system.origin}/api/public/link`, { headers: { authorization: header } })).json();
    // The page it led to is named with the holder's own token, and nothing beside it.
    const path = `/ma-demande/${authorization.expired!.split(' ')[1]}`;
    expect(await standing(authorization.expired!)).toEqual({ state: 'expired', purpose: 'lead-status', lang: 'fr', path });
    expect(await standing(`Link ${'A'.repeat(43)}`)).toEqual({ state: 'unknown' });
  });
});
