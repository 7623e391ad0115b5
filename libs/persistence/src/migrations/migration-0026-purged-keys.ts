import { Migration } from '@mikro-orm/migrations';

/**
 * A key and its parts stand beside each other, byte by byte, so that both are found in one look; and of a destroyed key it is known
 * whether its owner is gone from every view.
 */
export class Migration0026PurgedKeys extends Migration {
  override up(): void {
    this.addSql('alter table person_keys alter column owner type text collate "C"');
    this.addSql('alter table person_keys add column purged_at timestamptz');
    this.addSql('create index person_keys_unpurged on person_keys (destroyed_at) where destroyed_at is not null and purged_at is null');
  }
}
