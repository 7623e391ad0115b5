import { z } from 'zod';

const both = (max: number) => z.strictObject({ fr: z.string().trim().min(1).max(max), en: z.string().trim().min(1).max(max) });
/** A name of a machine, an address, or every name under one: `smtp.example.ca`, `10.0.0.5`, `*.example.ca`. */
const host = z.string().regex(/^(\*\.)?[a-z0-9.:[\]-]{1,250}$/, 'is not a host, such as smtp.example.ca or *.example.ca');

/** Who receives personal data for us: what for, which, where, and when sending it there was assessed (Law 25, s. 17). */
const processor = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/, 'is not like mail-relay'),
  name: both(100),
  purpose: both(300),
  data: both(300),
  /** Province or state, and country. Only a deployment knows it where it chooses who serves it. */
  place: both(100).optional(),
  assessedOn: z.iso.date().optional(),
  /** The hosts it answers at. */
  hosts: z.array(host).max(50),
});
export type Processor = z.infer<typeof processor>;

/** A processor that comes with the product, and the settings through which it is called. */
export interface ShippedProcessor extends Processor {
  readonly settings: readonly string[];
}

/** What a deployment states: other words, hosts or a date for a row that is shipped, or a whole row of its own. */
export const statedProcessors = z.array(processor.partial().required({ id: true })).max(100);
export type StatedProcessors = z.infer<typeof statedProcessors>;

/** A row of the register as it stands; one of the deployment's own is called through no setting by itself. */
export type RegisteredProcessor = ShippedProcessor;

/**
 * The register: shipped rows with what is stated of them, then the rows that are stated alone.
 * @returns also the rows of its own that lack something, each with what
 */
export function registerOf(shipped: readonly ShippedProcessor[], stated: StatedProcessors) {
  const said = new Map(stated.map((row) => [row.id, row]));
  const known = new Set(shipped.map(({ id }) => id));
  const own = stated.filter(({ id }) => !known.has(id)).map((row) => ({ id: row.id, read: processor.safeParse(row) }));
  return {
    rows: [
      ...shipped.map((row): RegisteredProcessor => ({ ...row, ...said.get(row.id) })),
      ...own.flatMap(({ read }): RegisteredProcessor[] => (read.success ? [{ ...read.data, settings: [] }] : [])),
    ],
    lacking: own.flatMap(({ id, read }) =>
      read.success ? [] : [`${id} (${read.error.issues.map(({ path }) => path.join('.')).join(', ')})`],
    ),
  };
}

/** Whether a processor answers at a host. */
export const answersAt = ({ hosts }: Pick<Processor, 'hosts'>, asked: string): boolean =>
  hosts.some((one) => (one.startsWith('*.') ? asked.endsWith(one.slice(1)) : asked === one));
