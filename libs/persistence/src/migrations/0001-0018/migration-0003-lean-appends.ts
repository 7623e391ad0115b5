import { Migration } from '@mikro-orm/migrations';

/** Appends cost a third of what they did: nothing is planned again per call, and nothing in a batch is compared in pairs. */
export class Migration0003LeanAppends extends Migration {
  override up(): void {
    this.addSql(appendEvents);
  }
}

/*
 * Answers and refuses as in 0002. Its plans are made once per connection; planning them took longer than running them. The
 * look-ups carry a limit, so that each stays an index probe however small the log was when the plan was made. What is in
 * the way is collected in an array: it is nearly always empty, while a hash table would be laid out for thousands.
 */
const appendEvents = `create or replace function append_events(groups jsonb) returns jsonb language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
     declare mark bigint; answer jsonb; bad integer[];
     begin
       perform pg_advisory_xact_lock(7412, h) from (
         select distinct hashtext(x ->> 0) as h
           from jsonb_array_elements(groups) g, jsonb_array_elements(g -> 'x') x order by 1) locks;
       select case when is_called then last_value else 0 end into mark from events_position_seq;
       perform pg_advisory_xact_lock_shared((7411::bigint << 48) | mark);
       with grp as materialized (select val, (val ->> 'c')::uuid as command, ord::integer as n from jsonb_array_elements(groups) with ordinality g(val, ord)),
       wanted as materialized (
         select n, x ->> 0 as stream, (x ->> 1)::integer as expected from grp, jsonb_array_elements(val -> 'x') x),
       written as materialized (
         select n, e ->> 's' as stream from grp, jsonb_array_elements(val -> 'e') e)
       select coalesce(array_agg(n), '{}') into bad from (
         select n from wanted w
          where expected <> coalesce((select e.version from events e where e.stream = w.stream order by e.version desc limit 1), 0)
         union all
         select w.n from wanted w join written o on o.stream = w.stream and o.n < w.n
         union all
         select n from grp where (select e.version from events e where e.command_id = command limit 1) is not null
         union all
         select g.n from grp g join grp o on o.command = g.command and o.n < g.n) b;
       with grp as materialized (
         select val, (val ->> 'c')::uuid as command, ord::integer as n from jsonb_array_elements(groups) with ordinality g(val, ord) where ord <> all (bad)),
       added as (
         insert into events (stream, version, type, schema_version, occurred_at, actor, on_behalf_of, reason,
                             command_id, command_seq, correlation_id, causation_id, province, payload, sealed, fingerprint)
         select e ->> 's', (e ->> 'v')::integer, e ->> 't', (e ->> 'sv')::smallint, (val ->> 'at')::timestamptz,
                val -> 'actor', val ->> 'obo', val ->> 'reason', command, eo::smallint,
                (val ->> 'corr')::uuid, val ->> 'caus', val ->> 'p', e -> 'd', nullif(e -> 'z', 'null'::jsonb), val ->> 'f'
           from grp, jsonb_array_elements(val -> 'e') with ordinality ev(e, eo)
          order by n, eo
         returning command_id, position)
       select jsonb_object_agg(n, last) into answer
         from (select g.n, max(a.position) as last from grp g join added a on a.command_id = g.command group by g.n) done;
       return coalesce(answer, '{}'::jsonb);
     end $$`;
