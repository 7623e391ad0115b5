import type { Answer } from '@jurilien/contracts/api';
import { lead, leadEvents } from '@jurilien/lead';
import { readStream } from '@jurilien/persistence';
import { addressIndex, type Proof } from '@jurilien/privacy';
import type { Holding, Kernel } from '@jurilien/runtime';
import { agreedTextOf, ownMoments } from '../preferences/consent-moments.js';

type Said = Answer<'GET /api/privacy-requests'>['consents'][number];

/** What the holder of a proven address agreed to there and took back. */
async function saidAt(kernel: Kernel, { kind, value }: Proof['identifiers'][number]): Promise<Said[]> {
  const about = kind === 'email' ? 'email' : 'sms';
  const moments = await ownMoments(kernel, kernel.secrets.hash(addressIndex({ kind, value })));
  return moments.map((moment) => ({ about, ...moment }));
}

/** The sentences an agreement of a request may have been given to, and their document, where the agreement does not name it. */
function askedBeside(purpose: string, source: string): Parameters<typeof agreedTextOf>[2] {
  if (purpose === 'sensitive') return { about: 'sensitive-answers', parts: source === 'call' ? ['read'] : [] };
  return { about: purpose === 'reminder' ? 'message-choices' : 'request-consents', parts: [purpose] };
}

/** What was agreed to with a request. */
async function saidWith(kernel: Kernel, leadId: string): Promise<Said[]> {
  const events = await readStream(kernel.db, kernel.codec, `${lead.category}-${leadId}`);
  return Promise.all(
    events
      .filter(({ type }) => type === 'ConsentRecorded')
      .map(async ({ data, occurredAt: at }): Promise<Said> => {
        const { purpose, granted, textVersion, source = 'form' } = leadEvents.ConsentRecorded.schema.parse(data);
        const text = await agreedTextOf(kernel, textVersion, askedBeside(purpose, source));
        return { about: 'request', at, what: purpose, happened: granted ? 'given' : 'declined', how: source, text };
      }),
  );
}

/** The history of consents of what a proof reaches, the newest first. */
export async function consentHistory(kernel: Kernel, { identifiers }: Proof, holdings: readonly Holding[]): Promise<Said[]> {
  const requests = holdings.filter(({ kind }) => kind === 'request');
  const found = await Promise.all([
    ...identifiers.map((each) => saidAt(kernel, each)),
    ...requests.map(({ entityId }) => saidWith(kernel, entityId)),
  ]);
  return found.flat().sort((a, b) => b.at.localeCompare(a.at));
}
