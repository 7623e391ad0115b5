import { type Audience, CLIENT_STATES, type FieldOf } from '@jurilien/campaigns';
import { ERASED, type Registry } from '@jurilien/event-sourcing';
import { type Built, placeOf, statement } from '@jurilien/persistence';
import { OFFICE_ZONE, type Province, regionsOf } from '@jurilien/reference';

/** Where the people of an audience stand in the views: rows with an id, each of one person, and what can be asked of them. */
interface Source<A extends Audience> {
  /** What follows `from`. */
  readonly rows: Built;
  /** Names a row, in `rows` and in `people`. */
  readonly id: Built;
  readonly fields: { readonly [Key in FieldOf<A>]: Built };
  readonly within: (province: Province) => Built;
  /** The same rows, without what is only asked about. */
  readonly people: Built;
  /** Of whom a row is, and where they are reached. */
  readonly person: {
    readonly [
      Name in 'personId' | 'lang' | 'province' | 'regions' | 'postalCode' | 'city' | 'email' | 'phone' | 'erased' | 'record'
    ]: Built;
  };
}
export type AnySource = { readonly [A in Audience]: Source<A> }[Audience];

type TableOf = (view: string) => Built;
const none = statement`null`;
const daysSince = (column: Built, now: string): Built =>
  statement`floor(extract(epoch from (${now}::timestamptz - ${column})) / 86400)::bigint`;

const professionals = (table: TableOf, now: string): Source<'professionals'> => ({
  rows: statement`${table('professionals')} p
    left join ${table('match-profiles')} m on m.id = p.id
    left join ${table('credit-accounts')} c on c.id = p.id
    left join ${table('subscriptions')} s on s.id = p.id
    left join (select "professionalId", max("paidAt") as last,
                      count(*) filter (where "paidAt" > ${now}::timestamptz - interval '12 months') as lately
                 from ${table('purchases')} where "paidAt" is not null group by 1) b on b."professionalId" = p.id`,
  id: statement`p.id`,
  fields: {
    'professional.province': statement`p.province`,
    'professional.regions': statement`p.regions`,
    'professional.city': statement`m.city`,
    'professional.fields': statement`p.fields`,
    'professional.languages': statement`p.languages`,
    'professional.lang': statement`p.lang`,
    'professional.title': statement`p.title`,
    'professional.state': statement`p.state`,
    'professional.memberDays': daysSince(statement`p."approvedAt"`, now),
    'professional.paused': statement`p.paused`,
    'professional.purchaseDays': daysSince(statement`b.last`, now),
    'professional.purchases': statement`coalesce(b.lately, 0)`,
    'professional.balance': statement`case when coalesce(c."availableCc", 0) <= 0 then 'none' when c."availableCc" < 1000 then 'low'
      when c."availableCc" < 5000 then 'some' else 'high' end`,
    'professional.plan': statement`case when s.state in ('Active', 'PastDue') then 'subscription' else 'perPurchase' end`,
    'professional.autoTopUp': statement`coalesce(m."autoTopUp", false)`,
  },
  within: (province) => statement`p.province = ${province}`,
  people: statement`${table('professionals')} p left join ${table('match-profiles')} m on m.id = p.id`,
  person: {
    ...{ personId: statement`p.id::text`, lang: statement`p.lang`, province: statement`p.province`, regions: none },
    ...{ postalCode: statement`m."postalCode"`, city: statement`m.city`, email: statement`p.email`, phone: statement`p."phoneNumber"` },
    ...{ erased: statement`p.name = ${ERASED}`, record: none },
  },
});

/** People are told apart by their address: each request has a key of its own. The latest request speaks for its person. */
const clients = (table: TableOf, now: string): Source<'clients'> => ({
  rows: statement`(select distinct on (l.person) l.*, count(*) over (partition by l.person) as requests
      from (select id, "personId", province, region, city, lang, state, "createdAt", email, "phoneNumber",
                   coalesce(lower(nullif(email, ${ERASED})), nullif("phoneNumber", ${ERASED}), "personId") as person
              from ${table('leads')} where submitted and state = any(${CLIENT_STATES.map(({ code }) => code)}::text[])) l
     order by l.person, l."createdAt" desc, l.id) l`,
  id: statement`l.id`,
  fields: {
    'client.province': statement`l.province`,
    'client.region': statement`l.region`,
    'client.lang': statement`l.lang`,
    'client.month': statement`to_char(l."createdAt" at time zone ${OFFICE_ZONE}::text, 'YYYY-MM')`,
    'client.requestDays': daysSince(statement`l."createdAt"`, now),
    'client.state': statement`l.state`,
    'client.requests': statement`l.requests`,
  },
  within: (province) => statement`l.province = ${province}`,
  people: statement`${table('leads')} l`,
  person: {
    ...{ personId: statement`l."personId"`, lang: statement`l.lang`, province: statement`l.province`, regions: none, postalCode: none },
    ...{ city: statement`l.city`, email: statement`l.email`, phone: statement`l."phoneNumber"`, erased: statement`l.email = ${ERASED}` },
    record: none,
  },
});

/** A candidate is an account; their number is in the log alone, so that they are reached by e-mail. */
const candidates = (table: TableOf, now: string): Source<'candidates'> => ({
  rows: statement`${table('candidate-files')} f
    left join ${table('candidates')} c on c.id = f.id
    left join ${table('user-accounts')} u on u.id = f.id`,
  id: statement`f.id`,
  fields: {
    'candidate.type': statement`f.type`,
    'candidate.regions': statement`f.regions`,
    'candidate.languages': statement`c.languages`,
    'candidate.workModes': statement`c."workModes"`,
    'candidate.lang': statement`u.lang`,
    'candidate.state': statement`f.state`,
    'candidate.cv': statement`f.cv`,
    'candidate.saidDays': daysSince(statement`f."saidAt"`, now),
  },
  people: statement`${table('candidate-files')} f left join ${table('user-accounts')} u on u.id = f.id`,
  within: (province) => statement`f.regions && ${regionsOf(province).map(({ code }) => code)}::text[]`,
  person: {
    ...{ personId: statement`f.id::text`, lang: statement`u.lang`, province: none, regions: statement`f.regions`, postalCode: none },
    ...{ city: none, email: statement`u.email`, phone: none, erased: statement`f.name = ${ERASED}` },
    record: none,
  },
});

/** Who became a member is no prospect any more: they are reached as what they are. */
const prospects = (table: TableOf, now: string): Source<'prospects'> => {
  const rows = statement`(select * from ${table('prospects')} where "professionalId" is null) p`;
  return {
    rows,
    id: statement`p.id`,
    fields: {
      'prospect.stage': statement`p.stage`,
      'prospect.stageDays': daysSince(statement`p."stageAt"`, now),
      'prospect.province': statement`p.province`,
      'prospect.region': statement`p.region`,
      'prospect.fields': statement`p.fields`,
      'prospect.title': statement`p.title`,
      'prospect.lang': statement`p.lang`,
      'prospect.basis': statement`p.basis`,
      'prospect.texts': statement`p."textsSince" is not null`,
      'prospect.listed': statement`p."importId" is not null`,
      'prospect.owned': statement`p."ownerId" is not null`,
      'prospect.knownDays': daysSince(statement`p."createdAt"`, now),
    },
    within: (province) => statement`p.province = ${province}`,
    people: rows,
    person: {
      ...{ personId: statement`p.id::text`, lang: statement`p.lang`, province: statement`p.province`, regions: none, postalCode: none },
      ...{ city: none, email: statement`p.email`, phone: statement`p."phoneNumber"`, erased: statement`p.name = ${ERASED}` },
      record: statement`jsonb_build_object('kind', p.basis, 'since', p."basisSince", 'until', p."basisUntil", 'textsSince', p."textsSince",
        'lostReason', p."lostReason")`,
    },
  };
};

/** Where the people of an audience stand now. @param now by which days and months are counted */
export function sourceOf({ views }: Registry, audience: Audience, now: string): AnySource {
  const table: TableOf = (name) => placeOf(views.get(name)!);
  const makers = { professionals, clients, candidates, prospects } as const;
  return makers[audience](table, now);
}
