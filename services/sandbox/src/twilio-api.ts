import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Faults } from './faults.js';
import type { Sms } from './records.js';
import type { SmsNetwork } from './sms.js';
import type { Store } from './store.js';

const rfc2822 = (iso: string) => new Date(iso).toUTCString().replace('GMT', '+0000');

/** A message as the provider's REST interface writes it. */
const resource = (m: Sms) => ({
  sid: m.sid,
  account_sid: m.accountSid,
  api_version: '2010-04-01',
  body: m.body,
  from: m.from,
  to: m.to,
  direction: m.direction,
  status: m.status,
  date_created: rfc2822(m.at),
  date_updated: rfc2822(m.at),
  date_sent: rfc2822(m.at),
  num_segments: String(m.segments),
  num_media: '0',
  error_code: m.errorCode ?? null,
  error_message: null,
  messaging_service_sid: null,
  price: null,
  price_unit: 'CAD',
  uri: `/2010-04-01/Accounts/${m.accountSid}/Messages/${m.sid}.json`,
  subresource_uris: {},
});

const fail = (reply: FastifyReply, status: number, code: number, message: string) =>
  reply.code(status).send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });

/** Starts an answer and hangs up in the middle of it. */
const halfAnswer = (reply: FastifyReply, whole: string): FastifyReply => {
  reply.hijack();
  reply.raw.writeHead(201, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) });
  reply.raw.write(whole.slice(0, whole.length / 2), () => reply.raw.destroy());
  return reply;
};

interface Provider {
  readonly store: Store;
  readonly faults: Faults;
  readonly network: SmsNetwork;
  readonly authToken: string;
  readonly answering: () => Promise<void>;
}
type SidParams = { accountSid: string; sid?: string };
type Form = Record<string, string | undefined>;
const BASE = '/2010-04-01/Accounts/:accountSid';
/** The sender of a messaging service. */
const SERVICE_FROM = '+14385550100';

/** The part of the REST interface that our adapter speaks: create, list, read and delete messages. */
export const twilioApi = (app: FastifyInstance, provider: Provider) => {
  const preHandler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { accountSid } = request.params as SidParams;
    const given = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /i, ''), 'base64').toString();
    if (given !== `${accountSid}:${provider.authToken}` || !accountSid.startsWith('AC')) return fail(reply, 401, 20003, 'Authenticate');
    return undefined;
  };

  app.post(`${BASE}/Messages.json`, { preHandler }, (request, reply) => createMessage(provider, request, reply));

  app.get(`${BASE}/Messages.json`, { preHandler }, async (request) => {
    const { accountSid } = request.params as SidParams;
    const query = request.query as Form;
    return page(accountSid, found(provider.store, accountSid, query).slice(0, Number(query.PageSize ?? 50)));
  });

  app.get(`${BASE}/Messages/:sid.json`, { preHandler }, async (request, reply) => {
    const m = provider.store.sms.get((request.params as SidParams).sid ?? '');
    return m ? resource(m) : fail(reply, 404, 20404, 'The requested resource was not found');
  });

  app.delete(`${BASE}/Messages/:sid.json`, { preHandler }, (request, reply) => {
    const { mode } = provider.faults.next('sms', provider.store.sms.get((request.params as SidParams).sid ?? '')?.to);
    if (mode === '429') return fail(reply, 429, 20429, 'Too Many Requests');
    if (mode === '500') return fail(reply, 500, 20500, 'An internal server error has occurred');
    const gone = provider.store.forgetSms((request.params as SidParams).sid ?? '');
    return gone ? reply.code(204).send() : fail(reply, 404, 20404, 'The requested resource was not found');
  });
};

async function createMessage({ faults, network, answering }: Provider, request: FastifyRequest, reply: FastifyReply) {
  const { accountSid } = request.params as SidParams;
  const form = (request.body ?? {}) as Form;
  const from = form.From || (form.MessagingServiceSid ? SERVICE_FROM : undefined);
  const { mode, retryAfter, code } = faults.next('sms', form.To);
  if (retryAfter) void reply.header('retry-after', String(retryAfter));
  if (mode === '429') return fail(reply, 429, 20429, 'Too Many Requests');
  if (mode === '500') return fail(reply, 500, 20500, 'An internal server error has occurred');
  if (mode === 'timeout') return reply.hijack();
  if (mode === 'drop') {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  const refusal = network.refusalOf(form.To ?? '', form.Body ?? '', from);
  if (refusal) return fail(reply, refusal.status, refusal.code, refusal.message);
  const sms = network.accept(
    { accountSid, from: from!, to: form.To!, body: form.Body!, callback: form.StatusCallback },
    mode === 'undelivered' ? (code ?? 30003) : undefined,
  );
  if (mode === 'accept-then-hang') return reply.hijack();
  if (mode === 'half') return halfAnswer(reply, JSON.stringify(resource(sms)));
  await answering();
  return reply.code(201).send(resource(sms));
}

/** The messages of an account that a query asks for, newest first; its instants are compared by the second. */
function found(store: Store, accountSid: string, query: Form): Sms[] {
  const second = (iso: string) => iso.slice(0, 19);
  return [...store.sms.values()]
    .reverse()
    .filter(
      (m) =>
        m.accountSid === accountSid &&
        (!query.To || m.to === query.To) &&
        (!query.From || m.from === query.From) &&
        (!query.DateSent || m.at.startsWith(query.DateSent.slice(0, 10))) &&
        (!query['DateSent>'] || second(m.at) >= second(query['DateSent>'])) &&
        (!query['DateSent<'] || second(m.at) <= second(query['DateSent<'])),
    );
}

/** The one page that a list answers. */
const page = (accountSid: string, messages: readonly Sms[]) => {
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages.json`;
  return {
    messages: messages.map(resource),
    page: 0,
    page_size: messages.length,
    start: 0,
    end: Math.max(0, messages.length - 1),
    uri,
    first_page_uri: uri,
    next_page_uri: null,
    previous_page_uri: null,
  };
};
