import { createHmac } from 'node:crypto';
import type { Secrets } from '@jurilien/event-sourcing';

/** The bytes a professional's webhook is signed with: made again from the server's key whenever needed, and kept nowhere. */
const keyOf = (secrets: Secrets, professionalId: string, keyId: string): Buffer =>
  Buffer.from(secrets.hash(`pipeline-webhook:${professionalId}:${keyId}`), 'hex');

/** The secret as its owner is shown it once, written as Standard Webhooks does. */
export const webhookSecret = (secrets: Secrets, professionalId: string, keyId: string): string =>
  `whsec_${keyOf(secrets, professionalId, keyId).toString('base64')}`;

/** The headers of one call: its id, the instant of this try, and one signature per secret that is good. */
export function webhookHeaders(
  secrets: Secrets,
  professionalId: string,
  keyIds: readonly string[],
  { id, at, body }: { readonly id: string; readonly at: string; readonly body: string },
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(Date.parse(at) / 1000));
  const signed = keyIds.map((keyId) =>
    createHmac('sha256', keyOf(secrets, professionalId, keyId))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64'),
  );
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signed.map((mac) => `v1,${mac}`).join(' ') };
}
