import { Migration } from '@mikro-orm/migrations';

/** Campaigns are throttled by who carries their messages too (4.9); recipients of before have none, and are throttled as before. */
export class Migration0034CarriersOfRecipients extends Migration {
  override up(): void {
    this.addSql(`alter table campaign_recipients add column carrier text not null default ''`);
  }
}
