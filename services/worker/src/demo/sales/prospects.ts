import type { Actor, Sendable } from '@jurilien/event-sourcing';
import { createFollowUp, followProspect } from '@jurilien/processes';
import { moveProspect, saveProspect } from '@jurilien/prospects';
import { IMPLIED_MONTHS, plusMonths } from '@jurilien/reference';
import type { z } from 'zod';
import { MAIL_DOMAINS, mailboxOf } from '../names.js';
import { DAY, HOUR, iso, MINUTE, SYSTEM, type DemoPorts } from '../ports.js';
import type { Standing } from '../professionals/professionals.js';
import type { Profile } from '../professionals/professional-profiles.js';
import type { Random } from '../random.js';
import { PROSPECTS, type ProspectRow } from './prospect-rows.js';

/** A professional of the demo with where they stand. */
export interface Person extends Pick<
  Profile,
  'professionalId' | 'name' | 'title' | 'firm' | 'province' | 'place' | 'fields' | 'email' | 'lang'
> {
  readonly standing: Standing;
}

/** Who of the team looks after prospects, and who registered. */
interface Sales {
  readonly admin: Actor;
  readonly people: readonly Person[];
}

/** Members who were prospects once: as many as are on the board at a stage that follows by itself. */
const CONVERTED = 20;
/** Written down before anyone of the demo registered. */
const BEFORE_DAYS = 90;
/** Numbers kept for fiction, past those of everyone else in the demo. */
const phoneOf = (province: 'QC' | 'ON', nth: number): string => `+1${province === 'QC' ? '514' : '416'}55501${80 + nth}`;
const EARLY = ['contacted', 'meeting'] as const;

const basisOf = ({ basis }: ProspectRow, at: number) => {
  if (!basis) return {};
  const since = iso(at - HOUR);
  const until = basis.kind === 'express' ? {} : { until: plusMonths(since, IMPLIED_MONTHS[basis.kind]) };
  return { basis: { kind: basis.kind, since, ...until }, basisProof: basis.proof };
};

/** Prospects at every stage, with tasks about some of them: written down, called and met by the team, and members who were prospects once. */
export async function presentProspects(ports: DemoPorts, random: Random, { admin, people }: Sales, now: number): Promise<void> {
  const send = <I extends z.ZodObject>(command: Sendable<I>, input: NoInfer<z.input<I>>, at: number, actor: Actor = admin) =>
    ports.dispatch(command, input, { at: iso(at), actor, commandId: random.uuid() });
  for (const [i, row] of PROSPECTS.entries()) {
    const prospectId = random.uuid();
    const at = now - row.days * DAY;
    const { name, title, firm, province, region, fields, lang, notes, noCalls } = row;
    const email = `${mailboxOf(name)}@${MAIL_DOMAINS[i % MAIL_DOMAINS.length]!}`;
    const known = { name, title, email, phoneNumber: phoneOf(province, i), province, region, fields: [...fields], lang };
    const more = { ...(firm ? { firm } : {}), ...(notes ? { notes } : {}), ...(noCalls ? { noCalls } : {}), ...basisOf(row, at) };
    await send(saveProspect, { prospectId, ownerId: i % 2 ? null : admin.id, ...known, ...more }, at);
    await moves(row, (stage, lostReason, nth) =>
      send(moveProspect, { prospectId, stage, ...(lostReason ? { lostReason } : {}) }, at + (1 + nth) * DAY),
    );
    if (!row.task) continue;
    const { note, inDays } = row.task;
    const asked = { followUpId: random.uuid(), kind: 'custom', prospectId, note, dueAt: iso(now + inDays * DAY), mine: true } as const;
    await send(createFollowUp, asked, now - 2 * DAY);
  }
  await converted(people, random, send, { admin, now });
}

type Lost = Extract<ProspectRow['stands'], 'noInterest' | 'noAnswer' | 'asksForSilence'>;
type Moves = (stage: (typeof EARLY)[number] | 'lost', lostReason: Lost | undefined, nth: number) => Promise<unknown>;

/** The stages of someone up to where they stand, a day apart. */
async function moves({ stands }: ProspectRow, move: Moves): Promise<void> {
  if (stands === 'prospect') return;
  const until = EARLY.findIndex((stage) => stage === stands);
  for (const [n, stage] of EARLY.slice(0, until < 0 ? 1 : until + 1).entries()) await move(stage, undefined, n);
  if (stands !== 'contacted' && stands !== 'meeting') await move('lost', stands, EARLY.length);
}

type Send = <I extends z.ZodObject>(command: Sendable<I>, input: NoInfer<z.input<I>>, at: number, actor?: Actor) => Promise<unknown>;

/** Some who registered were prospects: recognised by the address they proved, they stand where their membership stands. */
async function converted(
  people: readonly Person[],
  random: Random,
  send: Send,
  { admin, now }: { admin: Actor; now: number },
): Promise<void> {
  const of = (standing: Standing): readonly Person[] => people.filter((p) => p.standing === standing);
  const followed = [...of('applied'), ...of('rejected'), ...of('approved').slice(0, CONVERTED)];
  for (const [i, person] of followed.entries()) {
    const { professionalId, name, title, firm, province, place, fields, email, lang } = person;
    const prospectId = random.uuid();
    const at = now - BEFORE_DAYS * DAY + i * HOUR;
    const known = { name, title, email, province, region: place.region, fields: [...fields], lang };
    await send(saveProspect, { prospectId, ownerId: admin.id, ...known, ...(firm ? { firm } : {}) }, at);
    await send(moveProspect, { prospectId, stage: 'contacted' }, at + DAY);
    const atRisk = person.standing === 'approved' && i % 6 === 5;
    await send(followProspect, { prospectId, professionalId, atRisk }, now - 2 * HOUR - i * MINUTE, SYSTEM);
  }
}
