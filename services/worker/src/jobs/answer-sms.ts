import { Refused } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/leads';
import { contactPoint, parseInbound, thread, type Inbound } from '@jurilien/messaging';
import { render, senderFrom, type Vars } from '@jurilien/notifications';
import { derivedId, listRows, waitForViews, type WorkItem } from '@jurilien/persistence';
import { defaults } from '@jurilien/reference';
import { issueLink, linkUrl, stateOf, withLiveClaim, type Kernel } from '@jurilien/runtime';
import type { JobHandler } from './index.js';

interface Answer { readonly rule: string; readonly vars?: Vars }
interface From { readonly phone: string; readonly contactId: string; readonly lang: 'fr' | 'en'; readonly professional?: { readonly id: string }; readonly leadId?: string }

/**
 * Acts on one inbound text by table 4.8.3 and answers once: keywords first, then a code somebody waits for, then offers by
 * code. Whatever is not unambiguous stays in the thread for staff.
 */
export function answerSms(kernel: Kernel): JobHandler {
  const sender = senderFrom({ ...process.env, SITE_ORIGIN: kernel.settings.publicUrl });
  return async (item) => {
    const { threadId, providerMessageId } = item.input as { threadId: string; providerMessageId: string };
    const received = (await stateOf(kernel, thread, threadId)).received.find((r) => r.providerMessageId === providerMessageId);
    if (!received) return;
    await waitForViews(kernel.db, ['professionals', 'leads', 'offers'].map((v) => kernel.registry.views.get(v)!), item.position);
    const asked = parseInbound(received.body);
    const from = await whoIs(kernel, received.from, asked);
    const answer = await act(kernel, item, from, asked);
    if (!answer) return;
    const messageId = derivedId('answer-sms', item.position, item.id);
    await kernel.dispatch({
      name: 'QueueMessage', commandId: derivedId('answer-sms:queue', item.position, item.id), actor: { kind: 'system', id: 'job:answer-sms' }, causationId: String(item.position),
      input: {
        messageId, sendKey: `answer:${providerMessageId}`, rule: answer.rule, channel: 'sms', class: 'otp', lang: from.lang, recipientKind: from.professional ? 'professional' : from.leadId ? 'client' : 'anyone',
        recipientId: from.professional?.id ?? threadId, templateVersion: 1, to: received.from, subject: '', body: render(answer.rule, 'sms', from.lang, answer.vars ?? {}, { sender }).text,
      },
    });
  };
}

async function whoIs(kernel: Kernel, phone: string, asked: Inbound): Promise<From> {
  const find = async (view: string, filter: Record<string, unknown>) =>
    (await listRows(kernel.db, kernel.registry.views.get(view)!, { page: 1, perPage: 2, sort: 'createdAt', order: 'desc', filter: { phoneNumber: phone, ...filter } })).data;
  const professionals = await find('professionals', { state: ['Approved', 'Suspended'] });
  const leads = await find('leads', {});
  const professional = professionals.length === 1 ? professionals[0] : undefined;
  return {
    phone, contactId: kernel.secrets.hash(`phone:${phone}`), lang: asked.lang ?? (professional?.lang ?? leads[0]?.lang ?? 'fr') as 'fr' | 'en',
    ...(professional ? { professional: { id: professional.id as string } } : {}), ...(leads[0] ? { leadId: leads[0].id as string } : {}),
  };
}

async function act(kernel: Kernel, item: WorkItem, from: From, asked: Inbound): Promise<Answer | undefined> {
  const dispatch = (name: string, input: object) => kernel.dispatch({
    name, input: { ...input }, commandId: derivedId(`answer-sms:${name}`, item.position, item.id), causationId: String(item.position),
    actor: from.professional ? { kind: 'token', id: from.professional.id, role: 'sms' } : { kind: 'token', id: from.leadId ?? from.contactId, role: 'sms' } });
  const contact = await stateOf(kernel, contactPoint, from.contactId);
  if (asked.kind === 'stop') {
    await kernel.dispatch({ name: 'OptOutSms', commandId: derivedId('opt-out', item.position, item.id), actor: { kind: 'system', id: 'keyword' }, input: { contactId: from.contactId, source: 'keyword' } });
    return contact.smsOptedOut ? undefined : { rule: 'keyword-stop' };
  }
  if (asked.kind === 'help') return { rule: 'keyword-help' };
  if (contact.smsOptedOut) {
    if (asked.kind !== 'start') return undefined;
    await kernel.dispatch({ name: 'OptInSms', commandId: derivedId('opt-in', item.position, item.id), actor: { kind: 'system', id: 'keyword' }, input: { contactId: from.contactId, source: 'keyword' } });
    return { rule: 'keyword-start' };
  }
  if (asked.kind === 'code') return confirmCode(kernel, from, asked.code!, dispatch);
  if (from.professional && (asked.kind === 'claim' || asked.kind === 'refuse')) return answerOffer(kernel, from.professional.id, from.lang, asked, dispatch);
  return { rule: 'inbox-receipt' };
}

async function confirmCode(kernel: Kernel, from: From, code: string, dispatch: (name: string, input: object) => Promise<unknown>): Promise<Answer> {
  if (!from.leadId) return { rule: 'inbox-receipt' };
  try {
    await dispatch('ConfirmLeadPhone', { leadId: from.leadId, code, method: 'code' });
  } catch (error) {
    if (error instanceof Refused) return { rule: 'code-expired' };
    throw error;
  }
  const state = await stateOf(kernel, lead, from.leadId);
  return state.facts.phoneNumberConfirmed ? { rule: 'code-confirmed' } : { rule: 'code-wrong', vars: { triesLeft: Math.max(0, defaults['stepUp.tries'] - state.codeTries) } };
}

async function answerOffer(kernel: Kernel, professionalId: string, lang: 'fr' | 'en', asked: Inbound, dispatch: (name: string, input: object) => Promise<unknown>): Promise<Answer> {
  const { data } = await listRows(kernel.db, kernel.registry.views.get('offers')!, { page: 1, perPage: 20, sort: 'madeAt', order: 'desc', filter: { professionalId } });
  const matching = asked.code ? data.filter((o) => o.code === asked.code) : data.filter((o) => o.state === 'Sent' || o.state === 'Late');
  const offer = matching[0];
  if (!offer) return asked.code ? { rule: 'claim-expired', vars: { code: asked.code } } : { rule: 'inbox-receipt' };
  if (!asked.code && matching.length > 1) return { rule: 'claim-which', vars: { code: offer.code as string } };
  const ids = { leadId: offer.leadId as string, offerId: offer.id as string, professionalId };
  const code = offer.code as string;
  const token = await issueLink(kernel, { purpose: 'offer', subject: ids, lang, days: 14 });
  const offerUrl = linkUrl(kernel.settings.publicUrl, 'offer', lang, token);
  try {
    const name = asked.kind === 'claim' ? 'ClaimOffer' : 'RefuseOffer';
    await dispatch(name, await withLiveClaim(kernel, name, ids));
  } catch (error) {
    // The search moved meanwhile: the work is tried again rather than answered wrongly.
    if (!(error instanceof Refused) || error.code === 'STALE_VERSION') throw error;
    if (error.code === 'INSUFFICIENT_COINS') return { rule: 'claim-no-coins', vars: { code, offerUrl } };
    return error.code === 'OFFER_TAKEN' ? { rule: 'claim-taken', vars: { code } } : { rule: 'claim-expired', vars: { code } };
  }
  return asked.kind === 'claim' ? { rule: 'claim-held', vars: { code, minutes: defaults['claim.holdMinutes'], offerUrl } } : { rule: 'offer-refused', vars: { code, offerUrl } };
}
