import { Migration } from '@mikro-orm/migrations';

/**
 * What a reader could not take waits here, and the reader goes on. Readers that an older version stopped try again. Their columns stay
 * until no process of that version runs beside this one.
 */
export class Migration0021SetAside extends Migration {
  override up(): void {
    this.addSql(`create table set_aside (
      reader text not null,
      key text not null,
      position bigint not null,
      because text not null,
      at timestamptz not null default now(),
      primary key (reader, key, position))`);
    this.addSql(`update checkpoints set stopped_at = null, stopped_because = null where stopped_at is not null`);
  }
}
