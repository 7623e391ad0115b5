import { type Config, decision, ids, streamOf } from '@jurilien/event-sourcing';
import { reached } from '@jurilien/reference';
import { z } from 'zod';
import { relay, relayDid } from '../relay.js';
import { thread, threadDid, threadId } from '../thread.js';
import { bodyKeptUntil } from './purge-message-body.js';

interface Kept {
  readonly at: string;
  readonly bodyKey?: string | undefined;
  readonly forgotten?: true;
}

/** Which of the entries of a conversation go now, by the configuration of now; nothing where none has been kept long enough. */
function outlived<E extends Kept>(entries: readonly E[], idOf: (entry: E) => string, { now, config }: { now: string; config: Config }) {
  const kept = entries.filter((e) => !e.forgotten);
  const gone = kept.filter(({ at }) => reached(bodyKeptUntil(at, config), now));
  if (gone.length === 0) return undefined;
  const oldest = kept.find((e) => !gone.includes(e));
  return {
    entryIds: gone.map(idOf),
    bodyKeys: gone.flatMap(({ bodyKey }) => (bodyKey ? [bodyKey] : [])),
    ...(oldest ? { keptSince: oldest.at } : {}),
  };
}

/** Texts that someone wrote to us have been kept for as many days as words of messages are: what they say is erased, that they came stays. */
export const forgetTexts = decision({
  name: 'ForgetTexts',
  input: z.object({ threadId }),
  streams: (i) => ({ thread: streamOf(thread, i.threadId) }),
  decide(input, { thread: s }, ctx) {
    const gone = outlived(s.received, (r) => r.providerMessageId, ctx);
    return gone ? { thread: [threadDid('TextsForgotten', { ...input, ...gone })] } : {};
  },
});

/** The same for what a professional and a client wrote to each other through us. */
export const forgetRelayWords = decision({
  name: 'ForgetRelayWords',
  input: z.object({ relayId: ids.relayId }),
  streams: (i) => ({ relay: streamOf(relay, i.relayId) }),
  decide(input, { relay: s }, ctx) {
    const gone = outlived(s.entries, (e) => e.entryId, ctx);
    return gone ? { relay: [relayDid('RelayWordsForgotten', { ...input, ...gone })] } : {};
  },
});
