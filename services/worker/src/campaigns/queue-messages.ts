import type { CampaignState } from '@jurilien/campaigns';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { queueMessage } from '@jurilien/messaging';
import { suppressRecipients, type TakenRecipient, type WorkItem } from '@jurilien/persistence';
import { sendCampaignToProspect } from '@jurilien/processes';
import { contactLink, peopleNow, preferencesUrl, queueIdOf, senderOf, type AudiencePerson, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { addressId } from '../messages/address-id.js';
import { sentBy } from '../work/sending.js';
import { campaignSendKey, readerKind } from './freeze.js';
import { campaignWords } from './words.js';

interface Portion {
  readonly item: WorkItem;
  readonly campaignId: string;
  readonly state: CampaignState;
}

/**
 * Puts the messages of these recipients in line, each once: a message that is there already stays as it is. Who is not at the address any
 * more that was written down is not written to.
 */
export async function queueMessages(kernel: Kernel, bus: CommandBus, portion: Portion, taken: readonly TakenRecipient[]): Promise<void> {
  const { item, campaignId, state } = portion;
  const { channel } = state.content!;
  const people = await peopleNow(
    kernel,
    state.audience!,
    taken.map(({ personId }) => personId),
    item.now,
  );
  const addresses = addressesOf(kernel, channel, people);
  const gone = taken.filter(({ personId, contactId }) => !addresses.get(personId)?.has(contactId));
  if (gone.length > 0) await suppressRecipients(kernel.db, campaignId, 'Z17', { of: gone.map(({ personId }) => personId) });
  const queued = taken.flatMap((r) => {
    const to = addresses.get(r.personId)?.get(r.contactId);
    return to === undefined ? [] : [queueOne(kernel, bus, portion, r, to)];
  });
  await Promise.all(queued);
}

/** Where each person is reached now, by the keyed hash of the address: a person may have several requests. */
function addressesOf(kernel: Kernel, channel: 'sms' | 'email', people: readonly AudiencePerson[]): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const { personId, email, phone } of people) {
    const to = channel === 'sms' ? phone : email;
    if (to === undefined) continue;
    const theirs = found.get(personId) ?? new Map<string, string>();
    found.set(personId, theirs.set(addressId(kernel, { channel, to }), to));
  }
  return found;
}

async function queueOne(
  kernel: Kernel,
  bus: CommandBus,
  { item, campaignId, state }: Portion,
  { personId, contactId, lang, province, zone, variant, sendAt, messageId }: TakenRecipient,
  to: string,
): Promise<void> {
  const { content, edit } = state;
  const { channel } = content!;
  const audience = readerKind(state.audience);
  const link = channel === 'email' ? await contactLink(kernel, contactId, `preferences-${audience}`, personId) : undefined;
  const url = link && preferencesUrl(kernel.settings.publicUrl, lang, link);
  const words = campaignWords(content!, { lang, variant, audience, sender: senderOf(kernel, province ?? 'QC'), preferencesUrl: url });
  const sendKey = campaignSendKey(campaignId, personId);
  const by = sentBy(item, queueIdOf(sendKey));
  const where = { campaignId, zone, dueAt: sendAt, ...(province ? { province } : {}) };
  const said = { messageId, sendKey, channel, subject: words.subject ?? '', body: words.text, ...(words.html ? { html: words.html } : {}) };
  if (state.audience === 'prospects') {
    const occasion = { key: sendKey, input: { ...where, prospectId: personId } };
    const input = { ...said, prospectId: personId, contactId, occasion, edit };
    return bus
      .execute(command(sendCampaignToProspect, input, by))
      .then(nothing, (error: unknown) => letGo(kernel, campaignId, personId, error));
  }
  const input = {
    ...said,
    rule: 'campaign',
    class: 'marketing',
    lang,
    recipientKind: audience,
    recipientId: personId,
    templateVersion: edit,
    occasion: { key: sendKey, input: where },
    to,
  } as const;
  await bus.execute(command(queueMessage, input, { ...by, begins: true })).catch(unlessThere);
}

const nothing = (): void => undefined;
/** Its message is in line already. */
function unlessThere(error: unknown): void {
  if (!(error instanceof Refused && error.code === 'DUPLICATE')) throw error;
}

/** A prospect whose record or address says no by now is accounted for, as by the gate. */
async function letGo(kernel: Kernel, campaignId: string, personId: string, error: unknown): Promise<void> {
  if (!(error instanceof Refused) || !['SUPPRESSED', 'NOT_FOUND', 'WRONG_STATE'].includes(error.code)) return unlessThere(error);
  const code = error.code !== 'SUPPRESSED' ? 'Z17' : error.detail === 'address-says-z05' ? 'Z05' : 'Z04';
  await suppressRecipients(kernel.db, campaignId, code, { of: [personId] });
}
