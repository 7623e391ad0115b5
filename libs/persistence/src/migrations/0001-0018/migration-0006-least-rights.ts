import { Migration } from '@mikro-orm/migrations';

/** What the API and the worker need of the database, for a role that owns nothing (docs/keys.md). */
export class Migration0006LeastRights extends Migration {
  override up(): void {
    this.addSql(grantApplication);
  }
}

/*
 * Rows of the log and of the audit can be added and read, never taken back; tables of views, which are thrown away and built
 * again, become the role's own; of everything else the rows, not the tables.
 */
const grantApplication = `create function grant_application(application text) returns void language plpgsql as $$
     declare t record;
     begin
       for t in select tablename as name from pg_tables where schemaname = 'public' loop
         if t.name in ('events', 'access_log', 'audit_seals', 'operator_acts') then
           execute format('grant select, insert on public.%I to %I', t.name, application);
         elsif t.name = 'migrations' then
           execute format('grant select on public.%I to %I', t.name, application);
         else
           execute format('grant select, insert, update, delete on public.%I to %I', t.name, application);
         end if;
       end loop;
       execute format('grant usage on schema public to %I', application);
       execute format('grant usage, select on all sequences in schema public to %I', application);
       execute format('grant execute on all functions in schema public to %I', application);
       execute format('alter schema views owner to %I', application);
       for t in select tablename as name from pg_tables where schemaname = 'views' loop
         execute format('alter table views.%I owner to %I', t.name, application);
       end loop;
     end $$`;
