import { acceptance } from '@jurilien/acceptance';
import { lead, wishOf } from '@jurilien/lead';
import { relay, type RelayEntry } from '@jurilien/messaging';
import { shortened, templateOf, type Lang, type Vars } from '@jurilien/notifications';
import { isTimely, relayMoments, RELAY_RULES, type NotifyInput } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { smsMaxSegments } from '@jurilien/reference';
import { issueLink, linkUrl, senderOf, stateOf, wayTo, writeWords, type Addresses, type Kernel } from '@jurilien/runtime';
import { composersOf, LINK_DAYS, type Composed } from '../composed.js';

const TALK = '/messages';
const SHEET = { fr: '/leads-professionnel', en: '/en/professional-leads' };

/**
 * What one of the two wrote, for the other: by text, or by e-mail where no text can reach them (4.8.4). Nothing when the
 * person was erased, another professional took over, or no way is left.
 */
async function relayedWords(kernel: Kernel, input: NotifyInput): Promise<Composed | undefined> {
  const [deal, talk] = await Promise.all([stateOf(kernel, acceptance, input.acceptanceId!), stateOf(kernel, relay, input.acceptanceId!)]);
  const entry = talk.entries.find((e) => e.entryId === input.entryId);
  if (!entry || !isTimely(relayMoments, { entry, deal }, input)) return undefined;
  return input.rule === RELAY_RULES.client ? toProfessional(kernel, input, entry) : toClient(kernel, input, entry);
}

/** Composers of relayed messages. */
export const relayed = composersOf(relayMoments, relayedWords);

/** Whether what is answered to the e-mail goes on by itself, or only what is written on the page; for words that say so. */
const howTo = ({ settings }: Kernel, { rule }: NotifyInput): Vars =>
  'how' in templateOf(rule).vars ? { how: settings.MAIL_REPLY_DOMAIN ? 'mail' : 'page' } : {};

/** One way alone: the text, or the e-mail where there is none or it came back. */
async function oneWay(kernel: Kernel, { channels }: NotifyInput, to: Addresses): Promise<Addresses | undefined> {
  const way = await wayTo(kernel, channels && !channels.includes('sms') ? { email: to.email } : to);
  return way && { [way]: to[way] };
}

async function toClient(kernel: Kernel, input: NotifyInput, { body }: RelayEntry): Promise<Composed | undefined> {
  const [request, pro] = await Promise.all([stateOf(kernel, lead, input.leadId!), stateOf(kernel, professional, input.professionalId!)]);
  const channels = wishOf(request)?.channels ?? ['sms', 'email'];
  const addresses = await oneWay(kernel, input, {
    ...(channels.includes('sms') ? { sms: request.phoneNumber } : {}),
    ...(channels.includes('email') ? { email: request.email } : {}),
  });
  if (!addresses) return undefined;
  const { lang, leadId } = request;
  const token = await issueLink(kernel, { purpose: 'lead-status', subject: { leadId }, lang, days: LINK_DAYS['lead-status'] });
  const vars = {
    clientName: request.clientName!,
    proName: pro.name,
    code: request.code!,
    ...howTo(kernel, input),
    talkUrl: `${linkUrl(kernel.settings.publicUrl, 'lead-status', lang, token)}${TALK}`,
  };
  return {
    recipientKind: 'client',
    recipientId: request.personId,
    author: 'professional',
    lang,
    addresses,
    vars: { ...vars, words: addresses.sms ? asText(kernel, input, lang, vars, body) : body },
  };
}

async function toProfessional(kernel: Kernel, input: NotifyInput, { body }: RelayEntry): Promise<Composed | undefined> {
  const [request, pro] = await Promise.all([stateOf(kernel, lead, input.leadId!), stateOf(kernel, professional, input.professionalId!)]);
  const addresses = await oneWay(kernel, input, { ...(pro.channels.includes('sms') ? { sms: pro.phoneNumber } : {}), email: pro.email });
  if (!addresses) return undefined;
  const { lang } = pro;
  const vars = {
    proName: pro.name,
    code: request.code!,
    ...howTo(kernel, input),
    sheetUrl: `${kernel.settings.publicUrl}${SHEET[lang]}?demande=${input.acceptanceId}`,
  };
  return {
    recipientKind: 'professional',
    recipientId: input.professionalId!,
    author: 'client',
    lang,
    addresses,
    vars: { ...vars, words: addresses.sms ? asText(kernel, input, lang, vars, body) : body },
  };
}

/** What one of the two wrote, as far as it fits in a text message of the words in force. */
function asText(kernel: Kernel, { rule, templateVersion: version, config }: NotifyInput, lang: Lang, vars: Vars, body: string): string {
  const textOf = (words: string): string =>
    writeWords(kernel, rule, 'sms', lang, { ...vars, words }, { version, sender: senderOf(kernel) }).text;
  return shortened(config.value(smsMaxSegments), textOf, body);
}
