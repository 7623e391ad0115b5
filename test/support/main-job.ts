import { randomInt, randomUUID } from 'node:crypto';
import { holdsSensitive } from '@jurilien/reference';
import { requestFields } from './people.js';
import { eventually } from './eventually.js';
import { newDevice, passStepUp } from './step-up.js';
import { call as callOnce, type System } from './system.js';

type Staff = Awaited<ReturnType<System['signIn']>>;

/** A request as the site forwards it: each person writes from an address of their own. */
export const fromHome = ({ settings }: System): Record<string, string> => ({
  'x-site-key': settings.SITE_KEY,
  'x-forwarded-for': `198.51.100.${randomInt(256)}, 10.0.0.${randomInt(256)}`,
});

/**
 * Steps of the main job as its people take them, over HTTP and the sandbox.
 * @param call how they ask; a patient one in journeys with faults
 */
export function mainJob(system: System, call: typeof callOnce = callOnce) {
  const { origin, sandbox } = system;
  const device = newDevice();
  const link = (token: string) => (method: string, path: string, body?: unknown) =>
    call(origin, method, path, body, { authorization: `Link ${token}`, 'x-device': device });
  /** Names are shown to a device that typed the code; the journey of the code itself is a journey of its own. */
  const typeCode = (token: string): Promise<void> => passStepUp(system.kernel, token, device);
  const command = async (token: string, name: string, payload: object = {}) => {
    if (name === 'RevealClaimNames') await typeCode(token);
    return link(token)('POST', `/api/public/commands/${name}`, { commandId: randomUUID(), payload });
  };
  const texts = async (to: string): Promise<any[]> =>
    (await call(sandbox.origin, 'GET', `/api/messages?to=${encodeURIComponent(to)}`)).body;
  const mails = async (to: string): Promise<any[]> => (await call(sandbox.origin, 'GET', `/api/mail?to=${encodeURIComponent(to)}`)).body;
  const e164 = (phone: string): string => (phone.startsWith('+') ? phone : `+1${phone}`);
  const tokenIn = (text: string, page: string): string | undefined => new RegExp(`${page}[?/](?:[dmt]=)?([\\w-]{43})`).exec(text)?.[1];

  return {
    link,
    typeCode,
    command,
    /** The professional of an offer claims it, sees the names and accepts. @throws what one of the three was answered instead */
    async accept(token: string): Promise<void> {
      for (const [name, payload] of [
        ['ClaimOffer', {}],
        ['RevealClaimNames', {}],
        ['ConfirmAcceptance', { noConflict: true }],
      ] as const) {
        const { status, body } = await command(token, name, payload);
        if (status !== 200) throw new Error(`${name} was answered ${status}: ${JSON.stringify(body)}`);
      }
    },
    texts,
    mails,
    e164,
    tokenIn,
    async submit(over: Record<string, unknown> = {}, lang: 'fr' | 'en' = 'fr', came: { readonly searchTerms?: string } = {}) {
      const fields = requestFields(over);
      const leadId = randomUUID();
      const consents = { sharing: true, contact: true, ...(holdsSensitive(over) ? { sensitive: true } : {}) };
      const body = { leadId, form: 'request', lang, website: '', consents, fields, ...came };
      const answer = await call(origin, 'POST', '/api/public/requests', body, fromHome(system));
      return {
        leadId,
        fields,
        body,
        answer,
        statusToken: answer.body.statusToken as string,
        phone: e164(fields.phoneNumber),
        email: fields.email,
      };
    },
    /** Reads the code of the text message and gives it back. */
    async confirmPhone(lead: { phone: string; statusToken: string }, seconds?: number) {
      const code = await eventually(
        async () => {
          const found = (await texts(lead.phone)).map((m) => /\b(\d{6})\b/.exec(m.body)?.[1]).find(Boolean);
          return found;
        },
        'the text with the code',
        seconds,
      );
      return command(lead.statusToken, 'ConfirmLeadPhone', { code });
    },
    async validate(staff: Staff, leadId: string, over: { price?: number } = {}) {
      const send = (name: string, payload: object, reason?: string) =>
        staff('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload: { leadId, ...payload }, ...(reason ? { reason } : {}) });
      const taken = await send('TakeLeadForValidation', {});
      if (taken.status !== 200) return taken;
      if (over.price) await send('SetLeadPrice', { creditValue: over.price }, 'Prix convenu avec l’équipe');
      const summary = await send('EditLeadSummary', {
        summary: 'Séparation après onze ans de vie commune, deux enfants, aucune procédure en cours.',
      });
      if (summary.status !== 200) return summary;
      const checklist = Object.fromEntries(
        ['identity', 'contact', 'legalMatter', 'field', 'territory', 'parties', 'budget', 'duplicate', 'blacklist'].map((c) => [c, true]),
      );
      return send('ValidateLead', { checklist });
    },
    /** The offer link out of a professional's text message. */
    offerToken: (phone: string) =>
      eventually(
        async () => (await texts(phone)).map((m) => tokenIn(m.body, 'accepter') ?? tokenIn(m.body, 'accept')).find(Boolean),
        'the text with the offer',
      ),
  };
}
