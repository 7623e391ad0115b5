import { createHash, randomUUID } from 'node:crypto';
import { tableOf } from '@jurilien/event-sourcing';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional } from '../support/people.js';
import { proAccount } from '../support/pro.js';
import { sessionOf } from '../support/session.js';
import { caughtUp, type System } from '../support/system.js';

/** Who asks: no one in particular, the holder of a personal link, and every role. */
export const CALLERS = [
  'anon',
  'link',
  'admin',
  'admin_qc',
  'admin_on',
  'admin_validation',
  'report_admin',
  'admin_restricted',
  'professional',
  'client',
  'recruit',
] as const;
export type Caller = (typeof CALLERS)[number];
/** Where ids of a kind are found; a column of a view. */
const FOUND: Readonly<Record<string, readonly [view: string, column: string]>> = {
  lead: ['leads', 'id'],
  professional: ['professionals', 'id'],
  offer: ['offers', 'id'],
  claim: ['offers', 'claimId'],
  acceptance: ['acceptances', 'id'],
  message: ['messages', 'id'],
  thread: ['threads', 'id'],
  contact: ['threads', 'id'],
  entry: ['blacklist', 'id'],
  purchase: ['purchases', 'id'],
  candidate: ['candidates', 'id'],
  block: ['blocks', 'id'],
};
/** A reference as it stands in a body or path, and in a query. */
const REFERENCE = /(?:\{|%7B)([\w +]+)(?::|%3A)(\d+)(?:\}|%7D)/g;
/** A session is opened anew this often, and when a command of the run has ended it. */
const SESSION_MS = 4 * 60_000;

/** The people of a run and what they know. */
export interface People {
  /** Headers that say who asks. */
  as(caller: Caller): Promise<Record<string, string>>;
  /** The session of a caller is good for nothing any more: the next request opens an account of its own. */
  forget(caller: Caller): void;
  /** A text with its references replaced by ids. */
  resolved<T>(value: T): T;
  /** Looks up what there is by now. */
  learn(): Promise<void>;
}

/** An id that a seed makes again. */
function madeUp(seed: number, kind: string, n: number): string {
  const hash = createHash('sha256').update(`${seed}/${kind}/${n}`).digest('hex');
  if (kind === 'link') return hash;
  if (['thread', 'contact', 'recipient', 'challenge', 'credential', 'question'].includes(kind)) return hash.slice(0, 40);
  if (/ /.test(kind) || ['checkout', 'invoice', 'refund', 'warning', 'dispute', 'customer'].includes(kind))
    return `of_${hash.slice(0, 16)}`;
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-7${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Professionals of both provinces and requests in several states: enough for every kind of command to find what it is about. */
export async function openPeople(system: System, seed: number): Promise<People> {
  const { kernel } = system;
  const members = [await approvedProfessional(system), await approvedProfessional(system, { province: 'ON' })];
  const job = mainJob(system);
  const requests = [];
  for (let n = 0; n < 4; n++) requests.push(await job.submit());
  await job.confirmPhone(requests[0]!);
  await job.confirmPhone(requests[1]!);
  const admin = await system.signIn('admin');
  await job.validate(admin, requests[1]!.leadId);
  const links = requests.flatMap(({ statusToken }) => statusToken ?? []);

  const found = new Map<string, readonly string[]>();
  const sessions = new Map<Caller, { readonly at: number; readonly header: Promise<string> }>();
  const open = async (caller: Caller): Promise<string> => {
    const userId =
      caller === 'professional'
        ? (await proAccount(system, members[0]!.professionalId)).userId
        : (await system.staff(caller, `${caller}-${randomUUID()}`)).userId;
    return sessionOf(kernel, userId);
  };
  const idOf = (kind: string, n: number): string => {
    const known = found.get(kind) ?? [];
    return known.length > 0 && n % 3 !== 0 ? known[n % known.length]! : madeUp(seed, kind, n % 4);
  };
  const people: People = {
    async as(caller): Promise<Record<string, string>> {
      if (caller === 'anon') return {};
      if (caller === 'link') return { authorization: `Link ${links[0] ?? 'x'}`, 'x-device': 'f'.repeat(64) };
      let session = sessions.get(caller);
      if (!session || Date.now() - session.at > SESSION_MS) sessions.set(caller, (session = { at: Date.now(), header: open(caller) }));
      return { authorization: await session.header };
    },
    forget(caller) {
      const session = sessions.get(caller);
      // Those who asked beside it have the new one by now.
      if (session && Date.now() - session.at > 1_000) sessions.delete(caller);
    },
    resolved: <T>(value: T): T =>
      JSON.parse(JSON.stringify(value).replace(REFERENCE, (_, kind: string, n: string) => idOf(kind.replaceAll('+', ' '), Number(n)))) as T,
    async learn() {
      for (const [kind, [name, column]] of Object.entries(FOUND)) {
        const view = kernel.registry.views.get(name);
        if (!view || !(column in view.columns)) continue;
        const rows = await kernel.db.query<{ id: string }>(
          `select distinct "${column}"::text as id from views.${tableOf(view)} where "${column}" is not null order by 1 limit 12`,
        );
        found.set(
          kind,
          rows.map((r) => r.id),
        );
      }
    },
  };
  await caughtUp(kernel);
  await people.learn();
  return people;
}
