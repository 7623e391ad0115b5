import { Migration } from '@mikro-orm/migrations';

/** Which process moved a reader last, and until when the others leave it to that one: see `checkpoints.ts`. */
export class Migration0017HeldReaders extends Migration {
  override up(): void {
    this.addSql('alter table checkpoints add column held_by uuid, add column held_until timestamptz');
  }
}
