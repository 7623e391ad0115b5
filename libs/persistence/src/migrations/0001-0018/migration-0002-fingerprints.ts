import { Migration } from '@mikro-orm/migrations';

/** Commands are told apart by what was sent, a command sent twice at once is one, and operators leave traces. */
export class Migration0002Fingerprints extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  'alter table events add column fingerprint text',
  /*
   * As in 0001, with three differences: results go by the place in the batch, so that two commands of one id cannot take
   * each other's answer; of those two only the first is appended; a stream that an earlier command of the batch only read
   * is no conflict.
   */
  `create or replace function append_events(groups jsonb) returns jsonb language plpgsql volatile as $$
     declare mark bigint; answer jsonb; good integer[];
     begin
       perform pg_advisory_xact_lock(7412, h) from (
         select distinct hashtext(x ->> 0) as h
           from jsonb_array_elements(groups) g, jsonb_array_elements(g -> 'x') x order by 1) locks;
       select case when is_called then last_value else 0 end into mark from events_position_seq;
       perform pg_advisory_xact_lock_shared((7411::bigint << 48) | mark);
       with grp as (select val, ord::integer as n from jsonb_array_elements(groups) with ordinality g(val, ord)),
       wanted as (
         select n, x ->> 0 as stream, (x ->> 1)::integer as expected from grp, jsonb_array_elements(val -> 'x') x),
       written as (
         select distinct n, e ->> 's' as stream from grp, jsonb_array_elements(val -> 'e') e),
       bad as (
         select w.n from wanted w
          where w.expected <> coalesce((select max(e.version) from events e where e.stream = w.stream), 0)
             or exists (select 1 from written o where o.stream = w.stream and o.n < w.n)
         union
         select n from grp where exists (select 1 from events e where e.command_id = (val ->> 'c')::uuid)
         union
         select g.n from grp g join grp o on o.n < g.n and o.val ->> 'c' = g.val ->> 'c')
       select array_agg(n) into good from grp where n not in (select n from bad);
       with grp as (select val, ord::integer as n from jsonb_array_elements(groups) with ordinality g(val, ord)),
       added as (
         insert into events (stream, version, type, schema_version, occurred_at, actor, on_behalf_of, reason,
                             command_id, command_seq, correlation_id, causation_id, province, payload, sealed, fingerprint)
         select e ->> 's', (e ->> 'v')::integer, e ->> 't', (e ->> 'sv')::smallint, (val ->> 'at')::timestamptz,
                val -> 'actor', val ->> 'obo', val ->> 'reason', (val ->> 'c')::uuid, eo::smallint,
                (val ->> 'corr')::uuid, val ->> 'caus', val ->> 'p', e -> 'd', nullif(e -> 'z', 'null'::jsonb), val ->> 'f'
           from grp, jsonb_array_elements(val -> 'e') with ordinality ev(e, eo)
          where n = any (good)
          order by n, eo
         returning command_id, position)
       select jsonb_object_agg(n, last) into answer
         from (select g.n, max(a.position) as last
                 from grp g join added a on a.command_id = (g.val ->> 'c')::uuid
                where g.n = any (good) group by g.n) done;
       return coalesce(answer, '{}'::jsonb);
     end $$`,
  /* What an operator did past the commands: skipped an event, looked at personal data, erased a person. Never edited. */
  `create table operator_acts (
     id bigint generated always as identity primary key,
     at timestamptz not null default clock_timestamp(),
     operator text not null,
     act text not null,
     subject text not null,
     reason text not null
   )`,
];
