import { randomUUID } from 'node:crypto';
import { user } from '@jurilien/identity';
import { candidateContacts } from '@jurilien/recruiting';
import { stateOf } from '@jurilien/runtime';
import { eventually } from './eventually.js';
import { viewTable } from './invariants.js';
import { completeJourney, type Journey } from './journey.js';
import { mainJob } from './main-job.js';
import { happenedBefore } from './past.js';
import { approvedProfessional, ready } from './people.js';
import type { System } from './system.js';

const as = (id: string, role: string) => ({ actor: { kind: 'user', id, role: `jurilien_${role}` } }) as const;
const DAY_MS = 86_400_000;
/** Farther ahead than any reminder. */
const MEETS_IN_DAYS = 9;

/** A request of theirs that waits for a call of the team, at a time that a colleague was written of. */
export async function seedCall(system: System, { name, email }: { readonly name: string; readonly email: string }): Promise<string> {
  const { leadId, answer } = await mainJob(system).submit({ clientName: name, email });
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  const { userId: staffId } = await system.staff('admin');
  const meetingId = randomUUID();
  await system.dispatch('InviteToMeeting', { meetingId, kind: 'validationCall', leadId }, as(staffId, 'admin'));
  const startsAt = new Date(Date.now() + MEETS_IN_DAYS * DAY_MS).toISOString();
  await system.dispatch('ScheduleMeeting', { meetingId, startsAt, staffId }, as(staffId, 'admin'));
  return meetingId;
}

/** The account of a candidate whose address answers. */
export const seedCandidateAccount = ({ kernel }: System, userId: string, email: string, username: string): Promise<void> =>
  happenedBefore(kernel, user, userId, [
    ['UserCreated', { userId, email, emailHash: kernel.secrets.hash(`email:${email}`), username, role: 'jurilien_recruit' }],
    ['EmailVerified', { userId }],
  ]);

/** A firm asked a candidate whether they may talk, and was told how to reach them. */
export async function seedHiring(system: System, professionalId: string, candidateId: string): Promise<void> {
  const candidate = as(candidateId, 'recruit');
  await system.dispatch('SetCandidateVisibility', { candidateId, visibility: 'anonymous' }, candidate);
  const message = 'Nous cherchons une personne stagiaire pour notre pratique en droit de la famille.';
  await system.dispatch('RequestCandidateContact', { professionalId, candidateId, message }, as(professionalId, 'professional'));
  const { contacts } = await stateOf(system.kernel, candidateContacts, professionalId);
  await system.dispatch(
    'AnswerCandidateContact',
    { professionalId, candidateId, requestId: contacts[0]!.requestId, accept: true },
    candidate,
  );
}

/** A professional took the request of someone else, who was told how to reach them. */
export async function seedAcceptance(system: System, phoneNumber: string): Promise<Journey> {
  // In a field of their own: among four of equal rank a draw decides who is offered it.
  const taker = await approvedProfessional(system, { phoneNumber, practice: { fields: ['labour'] } });
  await ready(system, [taker]);
  return completeJourney(system, await system.signIn('admin'), [taker], { lawyerType: 'labour' });
}

/** Waits until others were written to about them: by each of these rules, words that have a mark. */
export const toldOthers = (system: System, rules: readonly string[], words: readonly string[]): Promise<unknown> =>
  Promise.all(
    rules.map((rule) =>
      eventually(async () => {
        const rows = await system.kernel.db.query<{ body: string }>(
          `select coalesce(subject, '') || coalesce(body, '') as body from ${viewTable(system, 'messages')} where rule = $1`,
          [rule],
        );
        return rows.some(({ body }) => words.some((word) => body.includes(word)));
      }, `what ${rule} says of them`),
    ),
  );
