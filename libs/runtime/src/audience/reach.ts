import type { GateCode } from '@jurilien/contracts';
import { blacklistMark } from '@jurilien/exclusions';
import { addressName, agreedBeforeStop, basisOf, contactPoint, type ContactState, gate, isHeld, wishesAt } from '@jurilien/messaging';
import { placeOf, statement } from '@jurilien/persistence';
import { basisFor } from '@jurilien/prospects';
import { phoneFault, strictestWish } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';
import { contactsListed } from '../matching/exclusions.js';
import { iso } from '../retention/runs.js';
import type { AudiencePerson } from './select.js';

type Channel = 'sms' | 'email';

/**
 * On what a message that sells rests (4.8.5): an agreement by its name, from when on, and of one that no one spoke until when. What stands
 * in the record of a prospect alone is named after the prospect, where its proof is.
 */
export interface Basis {
  readonly kind: 'express' | 'implied-contract' | 'implied-inquiry';
  readonly consentId: string;
  readonly since: string;
  readonly until?: string;
}

/** Whether and why a campaign may reach a person on a channel, as their address says now. */
export interface Reach {
  readonly person: AudiencePerson;
  /** Where it would go, with its keyed hash; neither where there is no address. */
  readonly to?: string;
  readonly contactId?: string;
  /** The first code by which it would not go; nothing where it may. */
  readonly code?: GateCode;
  /** On what it rests, where it may go. */
  readonly basis?: Basis;
}

interface ContactRow {
  readonly id: string;
  readonly smsOptedOut: boolean | null;
  readonly unreachable: boolean | null;
  readonly suppressed: ContactState['suppressed'] | null;
  readonly marketingBasis: Basis['kind'] | null;
  readonly marketingConsentId: string | null;
  readonly marketingSince: string | null;
  readonly marketingUntil: string | null;
  readonly marketingPending: boolean | null;
  readonly safeContacts: ContactState['safeContacts'] | null;
  /** Of the number's last STOP or START, and of what came after. */
  readonly since: string | null;
  readonly newsRefused: boolean | null;
  readonly serviceRefused: boolean | null;
}

/** A contact point as its row in the view tells it: as much as the gate asks of the class that sells. */
function contactOf(row: ContactRow | undefined): ContactState {
  const { initial } = contactPoint;
  if (!row) return initial;
  const { marketingBasis: basis, marketingConsentId: consentId, marketingSince: since, marketingUntil: until } = row;
  const marketing = basis &&
    consentId &&
    since && {
      ...{ granted: true, at: iso(since), basis, consentId },
      ...(until ? { expiresAt: iso(until) } : {}),
      ...(row.marketingPending ? { pending: true as const } : {}),
    };
  return {
    ...initial,
    smsOptedOut: row.smsOptedOut ?? false,
    unreachable: row.unreachable ?? false,
    ...(row.suppressed ? { suppressed: row.suppressed } : {}),
    safeContacts: row.safeContacts ?? {},
    consents: marketing ? { marketing } : {},
  };
}

/**
 * The address of a prospect as a message finds it: what it refused wins; else it rests on what the address itself agreed to, or on the
 * record, which the list of addresses learns of when the message is put in line. Without a basis in the record nothing goes (CASL-11).
 */
function onRecord(contact: ContactState, row: ContactRow | undefined, { record = {}, personId }: AudiencePerson, at: At): ContactState {
  const basis = basisFor(record, at.channel, at.now);
  // Of who said STOP and no START the gate says so by a code of its own; of who said neither, it is when something else last happened there.
  const started = at.channel === 'sms' && row?.smsOptedOut === false && row.since;
  const before = started && agreedBeforeStop({ since: iso(started) }, record.textsSince);
  if (typeof basis === 'string' || row?.newsRefused || row?.serviceRefused || before) return { ...contact, consents: {} };
  if (basisOf(contact, at.channel, at.now)) return contact;
  const { kind, since, until } = basis;
  const marketing = { granted: true, at: since, basis: kind, consentId: `prospect/${personId}`, ...(until ? { expiresAt: until } : {}) };
  return { ...contact, consents: { marketing } };
}
interface At {
  readonly channel: Channel;
  readonly now: string;
}

/** What a message rests on, with one word for each kind. */
function inOneWord(agreed: ReturnType<typeof basisOf>): Basis | undefined {
  if (!agreed) return undefined;
  const { consentId, since } = agreed;
  return agreed.kind === 'express' ? { kind: 'express', consentId, since } : { kind: agreed.basis, consentId, since, until: agreed.until };
}

type ReachKernel = Pick<Kernel, 'db' | 'registry' | 'secrets' | 'settings'>;

/**
 * How each of these persons stands with a campaign on a channel: by the gate before every send, with what their address says now. Reads
 * the views, so that thousands are asked about at once; who sends asks the log again.
 */
export async function reachOf(
  kernel: ReachKernel,
  channel: Channel,
  people: readonly AudiencePerson[],
  now: string,
): Promise<readonly Reach[]> {
  const { hash } = kernel.secrets;
  const addressed = people.map((person) => {
    const to = channel === 'sms' ? person.phone : person.email;
    return to === undefined
      ? { person }
      : { person, to, contactId: hash(addressName(channel, to)), mark: blacklistMark(hash, channel === 'sms' ? 'phone' : 'email', to) };
  });
  const contactIds = addressed.flatMap(({ contactId }) => contactId ?? []);
  const [rows, listed] = await Promise.all([
    kernel.db.query<ContactRow>(
      statement`select id, "smsOptedOut", unreachable, suppressed, "marketingBasis", "marketingConsentId", "marketingSince",
          "marketingUntil", "marketingPending", "safeContacts", since, wishes->'marketing'->>'granted' = 'false' as "newsRefused",
          wishes->'service'->>'granted' = 'false' as "serviceRefused"
        from ${placeOf(kernel.registry.views.get('contact-points')!)} where id = any(${contactIds}::text[])`,
    ),
    contactsListed(
      kernel,
      addressed.flatMap(({ mark }) => mark ?? []),
    ),
  ]);
  const points = new Map(rows.map((row) => [row.id, row]));
  return addressed.map(({ person, to, contactId, mark }): Reach => {
    if (to === undefined || contactId === undefined) return { person, code: person.erased ? 'Z12' : 'Z17' };
    const row = points.get(contactId);
    const contact = person.kind === 'prospects' ? onRecord(contactOf(row), row, person, { channel, now }) : contactOf(row);
    const recipientKind = person.kind === 'professionals' ? 'professional' : 'client';
    const verdict = gate({
      now,
      message: { channel, class: 'marketing' },
      contact,
      wish: strictestWish(wishesAt(contact, { recipientKind })),
      barred: listed.has(mark),
      noTexts: channel === 'sms' && phoneFault(to, { unitedStates: kernel.settings.SMS_UNITED_STATES }) !== undefined,
    });
    if (verdict !== 'send' && isHeld(verdict)) return { person, to, contactId, code: verdict.code };
    const basis = inOneWord(basisOf(contact, channel, now));
    return { person, to, contactId, ...(basis ? { basis } : {}) };
  });
}
