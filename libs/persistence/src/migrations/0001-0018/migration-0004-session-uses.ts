import { Migration } from '@mikro-orm/migrations';

/** Which access tokens were used at all: the answer that brought such a token did arrive. A read appends no event for it. */
export class Migration0004SessionUses extends Migration {
  override up(): void {
    this.addSql(`create table session_uses (
      jti uuid primary key,
      session_id uuid not null,
      used_at timestamptz not null default clock_timestamp()
    )`);
    this.addSql('create index session_uses_by_session on session_uses (session_id)');
  }
}
