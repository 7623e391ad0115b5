import { documents } from '@jurilien/documents';
import type { Recorded } from '@jurilien/event-sourcing';
import { consentHistory, contactPoint, thread } from '@jurilien/messaging';
import { readEventsSealedBy, readStream } from '@jurilien/persistence';
import { COPY_FORMAT, copiedConsents, copiedFacts, copiedFields, placesOf, type PersonalCopy } from '@jurilien/processes';
import { addressIndex, type HoldingRef, type Identifier } from '@jurilien/privacy';
import { professional } from '@jurilien/professionals';
import { candidate, jobApplication } from '@jurilien/recruiting';
import { stateOf, teamLooks, whoSawRequest, type Kernel } from '@jurilien/runtime';
import { heldOf, lifeOf, type Held } from './held.js';
import { timesOf } from './times-of.js';

type CopiedFile = PersonalCopy['files'][number];

/** Everything we hold under these, and of the request that asks for it, as the log has it now. */
export async function gatherCopy(
  kernel: Kernel,
  request: {
    readonly requestId: string;
    readonly lang: 'fr' | 'en';
    readonly filedAt: string;
    readonly holdings: readonly HoldingRef[];
    /** Addresses that were proven: what was agreed to there is the person's too. */
    readonly addresses: readonly Identifier[];
  },
  madeAt: string,
): Promise<PersonalCopy> {
  const { requestId, lang, filedAt, addresses } = request;
  const holdings = await Promise.all(request.holdings.map((ref) => heldOf(kernel, ref)));
  const itself: Held = { kind: 'privacyRequest', id: requestId, owners: [requestId], since: filedAt, endedAt: null };
  const held = [...holdings.filter((one) => one !== undefined), itself, ...(await choicesOf(kernel, addresses))];
  const owners = held.map((one) => one.owners);
  const events = await readEventsSealedBy(kernel.db, kernel.codec, owners.flat());
  const of = await Promise.all(held.map((one, place) => aboutOne(kernel, one, place)));
  return {
    ...{ format: COPY_FORMAT, requestId, lang, madeAt },
    holdings: held.map(({ kind, id, since, endedAt }) => ({ kind, id, since, endedAt })),
    personal: copiedFields(events, kernel.registry.events, placesOf(owners)),
    facts: of.flatMap(({ facts }) => facts),
    accesses: of.flatMap(({ accesses }) => accesses),
    files: of.flatMap(({ files }) => files),
  };
}

/** The proven addresses at which something was agreed to or refused. */
async function choicesOf(kernel: Kernel, addresses: readonly Identifier[]): Promise<Held[]> {
  const all = addresses.map(async (address): Promise<Held | undefined> => {
    const id = kernel.secrets.hash(addressIndex(address));
    const events = await readStream(kernel.db, kernel.codec, `${contactPoint.category}-${id}`);
    const kind = address.kind === 'email' ? 'mailbox' : 'number';
    return consentHistory(events).length === 0 ? undefined : { kind, id, owners: [], since: null, endedAt: null };
  });
  return (await Promise.all(all)).filter((one) => one !== undefined);
}

async function aboutOne(kernel: Kernel, held: Held, holding: number): Promise<Pick<PersonalCopy, 'facts' | 'accesses' | 'files'>> {
  const life = lifeOf(held);
  const [events, looks, files] = await Promise.all([
    pastOf(kernel, [...life, ...(await timesOf(kernel, held))]),
    held.kind === 'request' ? whoSawRequest(kernel, held.id) : teamLooks(kernel, life),
    filesOf(kernel, held),
  ]);
  return {
    facts: events.flatMap((of) => factsOf(held, of, holding)),
    accesses: looks.map((look) => ({ holding, ...look })),
    files: files.map((file) => ({ holding, ...file })),
  };
}

const factsOf = (held: Held, events: readonly Recorded[], holding: number): PersonalCopy['facts'] =>
  held.kind === 'mailbox' || held.kind === 'number' ? copiedConsents(events, holding) : copiedFacts(events.map(ownWords(held)), holding);

/** Why a client called an appointment off may be an illness: it is the client's to read, and no part of the copy of the professional. */
const ownWords =
  ({ kind }: Held) =>
  (e: Recorded): Recorded => {
    if (kind !== 'professional' || e.type !== 'AppointmentCancelled' || e.data['by'] === 'professional') return e;
    const { reason: _, ...data } = e.data;
    return { ...e, data };
  };

/** Streams that are read side by side. */
const AT_ONCE = 10;

async function pastOf(kernel: Kernel, streams: readonly string[]): Promise<Recorded[][]> {
  const past: Recorded[][] = [];
  for (let from = 0; from < streams.length; from += AT_ONCE)
    past.push(...(await Promise.all(streams.slice(from, from + AT_ONCE).map((stream) => readStream(kernel.db, kernel.codec, stream)))));
  return past;
}

/** The files of a holding that are still there, each with the key that seals it. */
async function filesOf(kernel: Kernel, { kind, id, since }: Held): Promise<Omit<CopiedFile, 'holding'>[]> {
  switch (kind) {
    case 'draft':
    case 'request': {
      const { documents: all, personId: owner } = await stateOf(kernel, documents, id);
      return all.map(({ documentId: fileId, name, type, bytes, at }) => ({ fileId, owner, ...(name ? { name } : {}), type, bytes, at }));
    }
    case 'professional': {
      const { proofs = [] } = await stateOf(kernel, professional, id);
      return proofs.map(({ fileId, type, bytes, uploadedAt: at }) => ({ fileId, owner: id, type, bytes, at }));
    }
    case 'candidate': {
      const { cv } = await stateOf(kernel, candidate, id);
      return cv ? [{ fileId: cv.fileId, owner: id, type: cv.type, bytes: cv.bytes, at: cv.at }] : [];
    }
    case 'jobApplication': {
      const { resume } = await stateOf(kernel, jobApplication, id);
      return resume ? [{ fileId: resume.fileId, owner: id, type: resume.type, bytes: resume.bytes, at: since ?? '' }] : [];
    }
    case 'conversation': {
      const { emails } = await stateOf(kernel, thread, id);
      return emails.flatMap(({ files, bodyKey, at }) =>
        files.flatMap(({ fileId, name, type, bytes = 0 }) => (fileId && type ? [{ fileId, owner: bodyKey, name, type, bytes, at }] : [])),
      );
    }
    default:
      return [];
  }
}
