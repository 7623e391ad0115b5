import { decider, event, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';

export const applicationId = ids.applicationId;
export const RESUME_KINDS = ['pdf', 'docx'] as const;
/** A résumé as it was kept. */
export const resume = z.object({
  fileId: ids.fileId,
  type: z.enum(RESUME_KINDS),
  bytes: z.number().int().positive(),
  sha256: z.string(),
  scanner: z.string(),
});

/** Someone applies for a post of ours (4.10.4). Everything they said is sealed with the application's own key. */
export const jobApplicationEvents = {
  JobApplicationReceived: event(
    z.object({
      applicationId,
      /** The post, or nothing for the person who asks without one. */
      job: z.string().max(60).optional(),
      lang: z.enum(['fr', 'en']),
      name: z.string().max(120),
      email: z.string().max(254),
      letter: z.string().max(4_000),
      resume,
      forgetAt: z.string(),
    }),
    { personal: { name: 'applicationId', email: 'applicationId', letter: 'applicationId' } },
  ),
  JobApplicationForgotten: event(z.object({ applicationId, fileId: ids.fileId })),
};
export interface JobApplicationState {
  readonly status: 'None' | 'Received' | 'Forgotten';
  readonly lang: 'fr' | 'en';
  readonly name?: string;
  readonly email?: string;
  readonly resume?: z.infer<typeof resume>;
  readonly forgetAt?: string;
}

export const jobApplication = decider<JobApplicationState, typeof jobApplicationEvents>({
  category: 'jobapp',
  alone: true,
  events: jobApplicationEvents,
  initial: { status: 'None', lang: 'fr' },
  evolve: (s, e) => {
    switch (e.type) {
      case 'JobApplicationReceived': {
        const { lang, name, email, resume: file, forgetAt } = e.data;
        return { status: 'Received', lang, name, email, resume: file, forgetAt };
      }
      case 'JobApplicationForgotten':
        return { status: 'Forgotten', lang: s.lang };
      default:
        return e satisfies never;
    }
  },
});
