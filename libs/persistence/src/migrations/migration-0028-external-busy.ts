import { Migration } from '@mikro-orm/migrations';

/** Busy times of calendars that live elsewhere: read again every quarter of an hour, and times alone. */
export class Migration0028ExternalBusy extends Migration {
  override up(): void {
    this.addSql(
      `create table external_busy (
         owner_id uuid primary key,
         busy jsonb not null default '[]',
         read_at timestamptz,
         tried_at timestamptz not null
       )`,
    );
  }
}
