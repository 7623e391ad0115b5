import type { Sql } from '../database/sql.js';
import { statement } from '../database/statement.js';
import type { Recipient } from './recipients.js';

/** Someone of an audience of the past, with what became of them. */
export interface PastRecipient extends Omit<Recipient, 'state' | 'sendAt'> {
  readonly state: 'sent' | 'suppressed' | 'failed';
  readonly queuedAt?: string;
}

/** Writes down an audience that was reached before this installation began; nothing of it is sent. */
export async function keepPastRecipients(
  sql: Sql,
  campaignId: string,
  channel: 'sms' | 'email',
  people: readonly PastRecipient[],
): Promise<void> {
  await sql.query(
    statement`insert into campaign_recipients
        (campaign_id, person_id, contact_id, channel, basis, lang, province, zone, variant, state, code, send_at, queued_at, message_id)
      select ${campaignId}::uuid, r."personId", r."contactId", ${channel}, r.basis, r.lang, r.province, r.zone, r.variant, r.state, r.code,
             r."queuedAt", r."queuedAt", r."messageId"
        from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as r("personId" text, "contactId" text, basis jsonb, lang text, province text,
             zone text, variant text, state text, code text, "queuedAt" timestamptz, "messageId" uuid)
      on conflict do nothing`,
  );
}
