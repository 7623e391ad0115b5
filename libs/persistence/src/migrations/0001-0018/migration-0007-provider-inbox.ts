import { Migration } from '@mikro-orm/migrations';

/** What providers told us: each call once, and those that name something we do not know yet (4.8.6). No address, no words. */
export class Migration0007ProviderInbox extends Migration {
  override up(): void {
    this.addSql(`alter table provider_inbox
     add column kind text not null default 'sms',
     add column state text not null default 'taken' check (state in ('taken', 'done', 'parked', 'unknown')),
     add column payload jsonb`);
    this.addSql(`create index provider_inbox_open on provider_inbox (received_at) where state in ('parked', 'unknown')`);
    this.addSql(`create index provider_inbox_by_age on provider_inbox (received_at)`);
  }
}
