import type { Sql } from '../database/sql.js';
import { statement, type Built } from '../database/statement.js';
import type { RecipientStatus } from '../entities/campaign-recipient.js';

/** Someone of a campaign's audience, with what became of them. */
export interface RecipientRow {
  readonly personId: string;
  readonly contactId: string | null;
  readonly channel: 'sms' | 'email';
  readonly state: RecipientStatus;
  readonly code: string | null;
  readonly lang: 'fr' | 'en';
  readonly province: 'QC' | 'ON' | null;
  readonly basis: { readonly kind: string; readonly since?: string; readonly until?: string } | null;
  readonly variant: 'a' | 'b' | null;
  readonly sendAt: string | null;
  readonly queuedAt: string | null;
  readonly messageId: string;
  /** As the list of messages has it; nothing where none was put in line. */
  readonly to: string | null;
}

/** The next persons of an audience, in the order of their ids, where the last ones ended. */
export const recipientsInOrder = (
  sql: Sql,
  campaignId: string,
  messages: Built,
  { after = '', limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<RecipientRow[]> =>
  sql.query<RecipientRow & { [k: string]: unknown }>(
    statement`select r.person_id as "personId", r.contact_id as "contactId", r.channel, r.state, r.code, r.lang, r.province, r.basis, r.variant,
        to_char(r.send_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sendAt",
        to_char(r.queued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "queuedAt", r.message_id as "messageId", m."to"
       from campaign_recipients r left join ${messages} m on m.id = r.message_id
      where r.campaign_id = ${campaignId}::uuid and r.person_id > ${after} order by r.person_id limit ${limit}`,
  );
