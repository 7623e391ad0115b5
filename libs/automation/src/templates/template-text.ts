import { oneLine } from '@jurilien/event-sourcing';
import { z } from 'zod';

const both = <S extends z.ZodType>(said: S) => z.strictObject({ fr: said, en: said });
const lines = (most: number, max: number) => z.array(z.string().trim().max(max)).max(most);
const label = oneLine(80).optional();

const email = z.strictObject({
  subject: oneLine(150),
  preview: oneLine(200),
  body: lines(40, 2_000),
  button: label,
  more: label,
  grades: oneLine(200).optional(),
  after: lines(10, 2_000).optional(),
});
const sms = both(z.string().trim().max(1_600));
/** How long a notice may be with its variables filled in, its faults say. */
const inapp = z.strictObject({ title: oneLine(200), text: oneLine(600) });
const name = z.string().max(60);

/** The words of a template as they are written, however unfinished: what is wrong with them the rules say when they are published. */
export const templateText = z.strictObject({
  sms: sms.optional(),
  smsShort: sms.optional(),
  email: both(email).optional(),
  inapp: both(inapp).optional(),
  choices: z.record(name, z.record(name, both(z.string().trim().max(1_000)))).optional(),
});
