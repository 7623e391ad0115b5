import { Migration } from '@mikro-orm/migrations';

/** A process with a cached stream recognises it by the command of its last event. */
export class Migration0011LastEvents extends Migration {
  override up(): void {
    this.addSql(loadStreams);
  }
}

/*
 * As in 0009, with the command of each event. Events of streams after the version each is known to, and what earlier tries of commands appended: rows in the order of
 * their versions, one without a version when there are none, each with the clock. Both are probes of an index however small
 * the log was when the plan was made.
 */
const loadStreams = `create or replace function load_streams(streams text[], afters integer[], commands uuid[])
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
           from unnest(streams, afters) k(stream, after) join events e on e.stream = k.stream and e.version > k.after
         union all
         select false, e.stream, e.version, e.type, null, null, null, null, null, e.position, e.command_id, e.fingerprint
           from events e where e.command_id = any(commands))
       select clock.now, found.* from clock left join found on true order by version;
     end $$`;
