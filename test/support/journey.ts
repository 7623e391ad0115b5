import type { approvedProfessional } from './people.js';
import { patiently, PATIENCE_SECONDS } from './faults.js';
import { mainJob } from './main-job.js';
import { eventually } from './eventually.js';
import { call, type System } from './system.js';

type Professional = Awaited<ReturnType<typeof approvedProfessional>>;
type Staff = Awaited<ReturnType<System['signIn']>>;
export interface Journey {
  readonly leadId: string;
  readonly code: string;
  readonly professionalId: string;
}

const done = <T extends { status: number; body: any }>(answer: T, what: string): T => {
  if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
};

/** One request from the form to the professional's call, by people who try again when no one answers. */
export async function completeJourney(
  system: System,
  staff: Staff,
  pros: readonly Professional[],
  fields: Record<string, unknown> = {},
): Promise<Journey> {
  const job = mainJob(system, patiently);
  const lead = await job.submit(fields);
  const { code } = done(lead.answer, 'submit').body as { code: string };
  done(await job.confirmPhone(lead, PATIENCE_SECONDS), 'confirm');
  done(await job.validate(staff, lead.leadId), 'validate');

  const offer = await eventually(
    async () => {
      const texts = (
        (await call(system.sandbox.origin, 'GET', '/api/messages')).body as { to: string; direction: string; body: string }[]
      ).filter((m) => m.direction !== 'inbound' && m.body.includes(code));
      for (const { phoneNumber, professionalId } of pros) {
        const text = texts.find((m) => m.to === phoneNumber);
        const token = text && (job.tokenIn(text.body, 'accepter') ?? job.tokenIn(text.body, 'accept'));
        if (token) return { token, professionalId };
      }
      return undefined;
    },
    `an offer of ${code}`,
    PATIENCE_SECONDS,
  );
  for (const [name, payload] of [
    ['ClaimOffer', {}],
    ['RevealClaimNames', {}],
    ['ConfirmAcceptance', { noConflict: true }],
    ['RecordContactMade', {}],
  ] as const) {
    done(await job.command(offer.token, name, payload), `${name} of ${code}`);
  }
  await eventually(
    async () => (await job.link(lead.statusToken)('GET', '/api/public/lead-status')).body.state === 'InService',
    `${code} in service`,
    PATIENCE_SECONDS,
  );
  return { leadId: lead.leadId, code, professionalId: offer.professionalId };
}
