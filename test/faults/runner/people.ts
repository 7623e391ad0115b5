import { randomUUID } from 'node:crypto';
import { LAWYER_TYPES, regionsOf } from '@jurilien/reference';
import { buyer } from '../../support/buying.js';
import { mainJob } from '../../support/main-job.js';
import { approvedProfessional, ready, requestFields } from '../../support/people.js';
import type { System } from '../../support/system.js';
import { sessionOf } from '../../support/session.js';
import { asking, whenThere, type Book } from './asking.js';

/** A field in a region, with its own professionals: a request made for it goes to them alone. */
export interface Niche {
  readonly lawyerType: string;
  readonly region: string;
  readonly pros: { readonly professionalId: string; readonly phoneNumber: string; readonly email: string }[];
}

/** Someone who is signed in, for as long as the run lasts. */
type Session = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: any }>;

export interface People {
  /** Where requests of now go. */
  niches(): readonly Niche[];
  /** Goes on to the next niches, with professionals who took nothing yet: no one takes more than ten requests in a day. */
  goOn(): Promise<void>;
  readonly buyers: readonly Session[];
  readonly staff: readonly Session[];
  readonly ask: ReturnType<typeof asking>;
  readonly job: ReturnType<typeof mainJob>;
  readonly book: Book;
}

const NICHES = 10;
const PROS_OF_A_NICHE = 3;
const BUYERS = 8;
const STAFF = 3;
/** A token is good for longer than this. */
const TOKEN_MS = 5 * 60_000;
/** Coins for a day's requests. */
const COINS_CC = 50_000;

/** Everyone who is there before the first fault: professionals, buyers, staff. */
export async function openPeople(system: System): Promise<People> {
  const book: Book = { accepted: [], outrageous: [] };
  const ask = asking(book);
  // Buyers practise family law, everywhere: what is asked for is none of it, or they would be offered it.
  const types = LAWYER_TYPES.map((t) => t.code).filter((code) => !['other', 'mediation', 'family'].includes(code));
  const places = types.flatMap((lawyerType) => regionsOf('QC').map(({ code: region }) => ({ lawyerType, region })));
  const known = new Map<(typeof places)[number], Niche>();
  let turn = 0;
  let niches: readonly Niche[] = [];
  async function goOn(): Promise<void> {
    niches = await Promise.all(
      Array.from({ length: NICHES }, async (): Promise<Niche> => {
        const place = places[turn++ % places.length]!;
        const niche = known.get(place) ?? { ...place, pros: [] };
        known.set(place, niche);
        const practice = {
          fields: [niche.lawyerType],
          regions: [niche.region],
          radiusKm: 0,
          remote: false,
          rates: ['1', '2', '3', '4', '5'],
        };
        const more = await Promise.all(Array.from({ length: PROS_OF_A_NICHE }, () => approvedProfessional(system, { practice })));
        niche.pros.push(...more);
        return niche;
      }),
    );
    const fresh = niches.flatMap(({ pros }) => pros.slice(-PROS_OF_A_NICHE));
    await ready(system, fresh);
    await Promise.all(fresh.map(({ professionalId }) => system.dispatch('GrantCredits', { professionalId, cc: COINS_CC })));
  }
  const session = (userId: string): Session =>
    signedIn(
      () => sessionOf(system.kernel, userId),
      (authorization) => (method, path, body) => ask(system.origin, method, path, body, { authorization }),
    );
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const { userId } = await buyer(system);
      return session(userId);
    }),
  );
  const staff = await Promise.all(Array.from({ length: STAFF }, async () => session((await system.staff('admin')).userId)));
  return { niches: () => niches, goOn, buyers, staff, ask, job: mainJob(system, ask), book };
}

/** Signs in anew whenever the token is no longer fresh. */
function signedIn(open: () => Promise<string>, using: (authorization: string) => Session): Session {
  let now: { readonly at: number; readonly session: Promise<Session> } | undefined;
  return async (method, path, body) => {
    if (!now || Date.now() - now.at > TOKEN_MS) now = { at: Date.now(), session: whenThere(open, 'a session').then(using) };
    return (await now.session)(method, path, body);
  };
}

let numbers = 0;
/** What one more client types: no one else has their name, numbers or addresses. */
export function newClient(niche: Niche): Record<string, unknown> {
  const n = numbers++;
  // The region says where; a postal code would say it again.
  const { postalCode: _none, ...fields } = requestFields({
    clientName: `Cliente ${n}`,
    othersInvolved: `Autre ${n}`,
    email: `cliente-${n}-${randomUUID().slice(0, 6)}@exemple.test`,
    phoneNumber: `438${String(2_000_000 + n * 7)}`,
    lawyerType: niche.lawyerType,
    region: niche.region,
  });
  return fields;
}
