import type { CampaignState } from '@jurilien/campaigns';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { queueMessage } from '@jurilien/messaging';
import { suppressRecipients, type TakenRecipient, type WorkItem } from '@jurilien/persistence';
import { sendCampaignToProspect } from '@jurilien/processes';
import { contactLinks, peopleNow, queueIdOf, type AudiencePerson, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { z } from 'zod';
import { addressId } from '../messages/address-id.js';
import { sentBy } from '../work/sending.js';
import { campaignSendKey, readerKind } from './freeze.js';
import type { CampaignOccasion } from './occasion.js';
import { wordsForReader } from './words.js';

interface Portion {
  readonly item: WorkItem;
  readonly campaignId: string;
  readonly state: CampaignState;
}

/** So many are put in line side by side: what others ask of the log meanwhile waits for no whole portion. */
const AT_ONCE = 100;

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
  for (let from = 0; from < taken.length; from += AT_ONCE) {
    const queued = taken.slice(from, from + AT_ONCE).map(async (r) => {
      const to = addresses.get(r.personId)?.get(r.contactId);
      if (to !== undefined) await queueOne(kernel, bus, portion, r, to);
    });
    await Promise.all(queued);
  }
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

const linksOf = (audience: ReturnType<typeof readerKind>) => [`preferences-${audience}`, 'unsubscribe-marketing'] as const;

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
  // Its link to say no with one press is there by the time it leaves.
  const [link] = channel === 'email' ? await contactLinks(kernel, contactId, linksOf(audience), personId) : [];
  const words = wordsForReader(kernel, campaignId, state, { lang, variant, province }, link);
  const sendKey = campaignSendKey(campaignId, personId);
  const of: CampaignOccasion = {
    ...{ campaignId, zone, dueAt: sendAt },
    ...(province ? { province } : {}),
    ...(variant ? { variant } : {}),
  };
  const input = {
    messageId,
    sendKey,
    rule: 'campaign',
    channel,
    class: 'marketing',
    lang,
    recipientKind: audience,
    recipientId: personId,
    templateVersion: edit,
    occasion: { key: sendKey, input: of },
    to,
    subject: words.subject ?? '',
    // An e-mail gets its dress when it leaves.
    body: words.text,
  } as const;
  if (state.audience === 'prospects') return queueToProspect(kernel, bus, item, campaignId, { ...input, contactId });
  await bus.execute(command(queueMessage, input, { ...sentBy(item, queueIdOf(sendKey)), begins: true })).catch((error: unknown) => {
    if (!(error instanceof Refused && error.code === 'DUPLICATE')) throw error;
  });
}

type ToProspect = Omit<z.input<typeof sendCampaignToProspect.input>, 'prospectId' | 'edit'> & {
  readonly recipientId: string;
  readonly templateVersion: number;
};

/** A prospect whose record or address says no by now is accounted for, as by the gate. */
async function queueToProspect(
  kernel: Kernel,
  bus: CommandBus,
  item: WorkItem,
  campaignId: string,
  { recipientId: prospectId, templateVersion: edit, messageId, contactId, sendKey, channel, subject, body, occasion }: ToProspect,
): Promise<void> {
  const to = { key: sendKey, input: { ...occasion?.input, prospectId } };
  const input = { prospectId, edit, messageId, contactId, sendKey, channel, subject, body, occasion: to };
  try {
    await bus.execute(command(sendCampaignToProspect, input, sentBy(item, queueIdOf(sendKey))));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.code === 'DUPLICATE') return;
    if (!['SUPPRESSED', 'NOT_FOUND', 'WRONG_STATE'].includes(error.code)) throw error;
    const code = error.code !== 'SUPPRESSED' ? 'Z17' : error.detail === 'address-says-z05' ? 'Z05' : 'Z04';
    await suppressRecipients(kernel.db, campaignId, code, { of: [prospectId] });
  }
}
