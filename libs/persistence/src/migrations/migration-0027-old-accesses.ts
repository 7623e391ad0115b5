import { Migration } from '@mikro-orm/migrations';

/** The access log lets go of what is older than its time, in whole sealed blocks, and of nothing younger than half a year. */
export class Migration0027OldAccesses extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  'drop trigger access_log_is_final on access_log',
  'create trigger access_log_is_final before update or truncate on access_log for each statement execute function audit_is_final()',
  `create function old_accesses_go() returns trigger language plpgsql as $$
     begin
       if current_setting('jurilien.lets_go', true) is distinct from 'access_log' then
         raise exception '% is append-only', tg_table_name;
       end if;
       return null;
     end $$`,
  'create trigger access_log_goes before delete on access_log for each statement execute function old_accesses_go()',
  /*
   * The newest block that was sealed before the instant bounds what goes: its rows are older than their seal. The act that states the
   * bound is written first and is sealed itself, so that a verification knows which rows may be missing. Runs with the rights of its
   * owner, for the application may not delete here.
   */
  `create function let_go_of_accesses(before timestamptz, most integer) returns bigint
     language plpgsql security definer set search_path = public as $$
     declare bound bigint; gone bigint;
     begin
       if before > statement_timestamp() - interval '6 months' then
         raise exception 'the access log is kept for six months at least';
       end if;
       select max(up_to_id) into bound from audit_seals where log = 'access_log' and at < before;
       if bound is null or not exists (select from access_log where id <= bound) then return 0; end if;
       if not exists (select from operator_acts where act = 'let-go' and subject = 'access_log up to ' || bound) then
         insert into operator_acts (operator, act, subject, reason)
           values ('retention', 'let-go', 'access_log up to ' || bound, 'sealed before ' || to_char(before at time zone 'UTC', 'YYYY-MM-DD'));
       end if;
       perform set_config('jurilien.lets_go', 'access_log', true);
       delete from access_log where id in (select id from access_log where id <= bound order by id limit most);
       get diagnostics gone = row_count;
       perform set_config('jurilien.lets_go', '', true);
       return gone;
     end $$`,
];
