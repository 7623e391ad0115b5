import type { Answer } from '@jurilien/contracts/api';
import { lead } from '@jurilien/lead';
import { contactPoint } from '@jurilien/messaging';
import { readStream } from '@jurilien/persistence';
import { addressIndex, type Proof } from '@jurilien/privacy';
import type { Holding, Kernel } from '@jurilien/runtime';

type Said = Answer<'GET /api/privacy-requests'>['consents'][number];

/** What the holder of a proven address agreed to there and took back. */
async function saidAt(kernel: Kernel, { kind, value }: Proof['identifiers'][number]): Promise<Said[]> {
  const about = kind === 'email' ? 'email' : 'sms';
  const events = await readStream(
    kernel.db,
    kernel.codec,
    `${contactPoint.category}-${kernel.secrets.hash(addressIndex({ kind, value }))}`,
  );
  return events.flatMap(({ type, data, occurredAt: at }): Said[] => {
    switch (type) {
      case 'ContactConsentRecorded':
        return [{ about, what: String(data.class), granted: true, at, textVersion: String(data.textVersion) }];
      case 'ConsentWithdrawn':
        return [{ about, what: String(data.class), granted: false, at }];
      case 'SmsOptedOut':
      case 'SmsOptedIn':
        return [{ about, what: 'sms', granted: type === 'SmsOptedIn', at }];
      default:
        return [];
    }
  });
}

/** What was agreed to with a request. */
async function saidWith(kernel: Kernel, leadId: string): Promise<Said[]> {
  const events = await readStream(kernel.db, kernel.codec, `${lead.category}-${leadId}`);
  return events.flatMap(({ type, data, occurredAt: at }): Said[] =>
    type === 'ConsentRecorded'
      ? [{ about: 'request', what: String(data.purpose), granted: data.granted === true, at, textVersion: String(data.textVersion) }]
      : [],
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
