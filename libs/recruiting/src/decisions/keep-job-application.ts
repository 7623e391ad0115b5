import { type Config, decision, emailAddress, filledLine, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { jobApplicationKeptMonths, plusMonths } from '@jurilien/reference';
import { z } from 'zod';
import { applicationId, jobApplication, resume } from '../job-application.js';

const onApplication = (i: { applicationId: string }) => ({ application: streamOf(jobApplication, i.applicationId) });

/** The day it is forgotten, by the calendar: the 31st of August is kept until the last of February. */
export const forgetAtOf = (now: string, config: Config): string => plusMonths(now, config.value(jobApplicationKeptMonths));

/** Someone applies (P06). The same form sent twice is one application. */
export const submitJobApplication = decision({
  name: 'SubmitJobApplication',
  input: z.object({
    applicationId,
    job: z
      .string()
      .regex(/^[a-z]+(-[a-z]+)*$/)
      .max(60)
      .optional(),
    lang: z.enum(['fr', 'en']),
    name: filledLine(120),
    email: emailAddress,
    letter: z.string().trim().max(4_000).default(''),
    resume,
  }),
  streams: onApplication,
  decide: (said, { application: s }, ctx) =>
    s.status === 'None'
      ? { application: [{ type: 'JobApplicationReceived' as const, data: { ...said, forgetAt: forgetAtOf(ctx.now, ctx.config) } }] }
      : {},
});

/** Its time is over, or its person asked for it (`asked`): what was said can be read by no one from now on. */
export const forgetJobApplication = decision({
  name: 'ForgetJobApplication',
  input: z.object({ applicationId, asked: z.literal(true).optional() }),
  streams: onApplication,
  decide({ applicationId: id, asked }, { application: s }, ctx) {
    if (s.status !== 'Received') return {};
    refuseUnless(asked || ctx.now >= s.forgetAt!, 'WRONG_STATE', 'not-yet');
    return { application: [{ type: 'JobApplicationForgotten' as const, data: { applicationId: id, fileId: s.resume!.fileId } }] };
  },
});
