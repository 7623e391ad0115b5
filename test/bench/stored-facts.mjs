/** Facts of requests and offers of the last days, as the views hold them, written by the database itself: only reports read them. */
import { lib } from './product.mjs';

/** Days over which requests are spread, unless others are named: a year that ends some days ago. */
const DAYS = 380;
const PROFESSIONALS = 5_000;

/** @returns in words what was stored */
export async function storeFacts(root, kernel, count, days = DAYS) {
  const { tableOf } = await lib(root, 'event-sourcing');
  const { LAWYER_TYPES, REGIONS } = await lib(root, 'reference');
  const [requests, offers] = ['request-facts', 'offer-facts'].map((name) => `views.${tableOf(kernel.registry.views.get(name))}`);
  const regions = REGIONS.map(({ code }) => code);
  const provinces = REGIONS.map(({ province }) => province);
  const fields = LAWYER_TYPES.map(({ code }) => code);
  const step = (reached, after) => `case when way < ${reached} then at + make_interval(mins => (${after} * (0.2 + 2 * random()))::int) end`;
  await kernel.db.query("set statement_timeout = '15min'");
  await kernel.db.query(
    `insert into ${requests} (id, "personId", code, day, province, region, field, lang, source, form, variant, origin, term, "submittedAt", "confirmedAt",
        "queuedAt", "validationDueAt", "decidedAt", "decidedBy", "validatedAt", "offeredAt", "claimedAt", "acceptedAt", "contactedAt", "retainedAt", "slaMissedAt", "unservedAt", "unservedReason",
        "unreachableAt", "endedAt", ending, "endReason", offers, waves, "acceptedWave", refunds, grades)
      select gen_random_uuid(), gen_random_uuid()::text, upper(to_hex(i)), to_char(at at time zone 'America/Toronto', 'YYYY-MM-DD'), ($2::text[])[place],
        ($1::text[])[place], ($3::text[])[1 + i % $4::int], case when i % 4 = 0 then 'en' else 'fr' end, case when i % 9 = 0 then 'phone' else 'web' end, 'request',
        case when i % 2 = 0 then 'a' else 'b' end, case when i % 3 = 0 then 'google' end, case when i % 3 = 0 then 'avocat ' || (i % 400) end, at,
        ${step(90, 12)}, ${step(90, 14)}, case when way < 90 then at + interval '90 minutes' end, ${step(80, 90)},
        case when way < 80 then '00000000-0000-7000-9000-' || lpad((i % 12)::text, 12, '0') end, ${step(80, 90)}, ${step(75, 110)}, ${step(60, 400)}, ${step(55, 430)}, ${step(50, 700)}, ${step(25, 9000)},
        ${step(8, 900)}, case when way between 60 and 74 then at + interval '3 days' end, case when way between 60 and 74 then 'noTaker' end,
        case when way > 94 then at + interval '1 day' end, case when way > 75 then at + interval '1 day' end,
        case when way > 75 then 'rejected' end, case when way > 94 then 'unreachable' when way > 75 then 'notLegal' end, 3, 2,
        case when way < 55 then 1 + i % 3 end,
        case when way = 3 then jsonb_build_array(jsonb_build_object('id', i, 'reason', 'unreachable', 'at', at + interval '2 days')) end,
        case when way < 10 then jsonb_build_array(jsonb_build_object('side', 'client', 'at', at + interval '9 days', 'grade', 1 + i % 5)) end
      from (select i, now() - i * (interval '${days} days' / $5::int) as at, (random() * 99)::int as way,
          1 + least(floor(power(random(), 2) * cardinality($1::text[]))::int, cardinality($1::text[]) - 1) as place
        from generate_series(1, $5::int) i) made`,
    [regions, provinces, fields, fields.length, count],
  );
  await kernel.db.query(
    `insert into ${offers} (id, "leadId", "professionalId", day, "offeredAt", wave, "claimedAt", "acceptedAt")
      select gen_random_uuid(), id, ('00000000-0000-7000-8000-' || lpad((1 + floor(power(random(), 2) * ${PROFESSIONALS}))::int::text, 12, '0'))::uuid,
        to_char("offeredAt" at time zone 'America/Toronto', 'YYYY-MM-DD'), "offeredAt",
        1 + nth, case when nth = 1 then "claimedAt" end, case when nth = 1 then "acceptedAt" end
      from ${requests}, generate_series(1, 2) nth where "offeredAt" is not null`,
  );
  for (const table of [requests, offers]) await kernel.db.query(`vacuum analyze ${table}`);
  const [{ n }] = await kernel.db.query(`select count(*)::int as n from ${requests}`);
  if (n < count) throw new Error(`${n} of ${count} requests are there: reports would be measured without them`);
  return `${count.toLocaleString('en')} requests of ${days} days`;
}
