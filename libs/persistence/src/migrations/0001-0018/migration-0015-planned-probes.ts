import { Migration } from '@mikro-orm/migrations';

/**
 * What appends and loads look up is looked up by index, whatever the log looked like when a connection made the plan that it keeps. A
 * plan made while a partition was known to be empty read that partition from end to end for every append once it filled.
 */
export class Migration0015PlannedProbes extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

/* A subquery with a limit or an offset stays what it is: one probe for each row outside, never a join the other way round. */
const statements = [
  'alter function append_events(jsonb) set enable_seqscan = off',
  /*
   * As in 0011: events of streams after the version each is known to, and what earlier tries of commands appended, in the order of
   * their versions; one row without a version when there are none, each with the clock.
   */
  `create or replace function load_streams(streams text[], afters integer[], commands uuid[])
     returns table (now text, wanted boolean, stream text, version integer, type text, schema_version smallint, occurred_at text,
                    actor jsonb, payload jsonb, sealed jsonb, "position" bigint, command_id uuid, fingerprint text)
     language plpgsql volatile set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
     #variable_conflict use_column
     begin
       return query
       with clock as (select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now),
       found as (
         select true as wanted, e.stream, e.version, e.type, e.schema_version,
                to_char(e.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as occurred_at,
                e.actor, e.payload, e.sealed, null::bigint as position, e.command_id, null as fingerprint
           from unnest(streams, afters) k(stream, after),
                lateral (select * from events e where e.stream = k.stream and e.version > k.after offset 0) e
         union all
         select false, e.stream, e.version, e.type, null, null, null, null, null, e.position, e.command_id, e.fingerprint
           from events e where e.command_id = any(commands))
       select clock.now, found.* from clock left join found on true order by version;
     end $$`,
  /*
   * As in 0014. A transaction that waited for the locks must see what was committed meanwhile, so a snapshot that is older than the locks is
   * refused.
   */
  `create or replace function events_are_unique() returns trigger language plpgsql
     set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
     begin
       if current_setting('transaction_isolation') <> 'read committed' then
         raise feature_not_supported using message = 'events in partitions are added under read committed alone';
       end if;
       perform pg_advisory_xact_lock(7412, h) from (select distinct hashtext(stream) as h from added order by 1) locks;
       perform pg_advisory_xact_lock(7414, h) from (select distinct hashtext(command_id::text) as h from added order by 1) locks;
       if exists (select from added a, lateral (
            select from events e where e.stream = a.stream and e.version = a.version and e.position <> a.position limit 1) other) then
         raise unique_violation using message = 'a version of a stream is there already';
       end if;
       if exists (select from added a, lateral (
            select from events e where e.command_id = a.command_id and e.command_seq = a.command_seq and e.position <> a.position limit 1) other) then
         raise unique_violation using message = 'an event of a command is there already';
       end if;
       return null;
     end $$`,
];
