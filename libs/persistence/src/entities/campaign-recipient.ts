import { defineEntity } from '@mikro-orm/core';

/** What became of one recipient. `heldOut`: of a trial's share that is sent nothing. */
export type RecipientStatus = 'pending' | 'queued' | 'sent' | 'suppressed' | 'failed' | 'unknown' | 'heldOut';

/** Everyone a campaign goes to, once by person and once by address: ids and keyed hashes only, never an address. */
export const CampaignRecipientRow = defineEntity({
  name: 'CampaignRecipientRow',
  tableName: 'campaign_recipients',
  properties: (p) => ({
    campaignId: p.uuid().primary(),
    personId: p.text().primary(),
    /** The contact point; none where there is no address. */
    contactId: p.text().nullable(),
    channel: p.text().$type<'sms' | 'email'>(),
    /** On what it rests that they are written to, as it was when the audience was frozen. */
    basis: p.json<unknown>().columnType('jsonb').nullable(),
    lang: p.text().$type<'fr' | 'en'>(),
    province: p.text().$type<'QC' | 'ON'>().nullable(),
    zone: p.text(),
    /** Which subject of a trial. */
    variant: p.text().$type<'a' | 'b'>().nullable(),
    state: p.text().$type<RecipientStatus>().default('pending'),
    /** Why something was not sent, or did not go. */
    code: p.text().nullable(),
    sendAt: p.datetime().columnType('timestamptz').nullable(),
    queuedAt: p.datetime().columnType('timestamptz').nullable(),
    messageId: p.uuid(),
    /** Who carries messages to them, as a keyed hash: the domain of a mailbox. Empty where it is not known. */
    carrier: p.text().default(''),
  }),
});
