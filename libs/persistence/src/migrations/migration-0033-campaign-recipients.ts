import { Migration } from '@mikro-orm/migrations';

/** Whom a campaign goes to and what became of each: once by person, once by address (4.9). */
export class Migration0033CampaignRecipients extends Migration {
  override up(): void {
    this.addSql(
      `create table campaign_recipients (
         campaign_id uuid not null,
         person_id text not null,
         contact_id text,
         channel text not null,
         basis jsonb,
         lang text not null,
         province text,
         zone text not null,
         variant text,
         state text not null default 'pending',
         code text,
         send_at timestamptz,
         queued_at timestamptz,
         message_id uuid not null,
         primary key (campaign_id, person_id)
       )`,
    );
    this.addSql('create unique index campaign_recipients_address on campaign_recipients (campaign_id, contact_id)');
    this.addSql(
      `create index campaign_recipients_open on campaign_recipients (campaign_id, state, send_at) where state in ('pending', 'queued')`,
    );
    this.addSql('create index campaign_recipients_pace on campaign_recipients (channel, queued_at) where queued_at is not null');
  }
}
