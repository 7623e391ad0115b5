import {
  answersAt,
  registerOf,
  SHIPPED_PROCESSORS,
  statedProcessors,
  type RegisteredProcessor,
  type StatedProcessors,
} from '@jurilien/privacy';
import { z } from 'zod';
import type { OutboundCall } from './outbound.js';

/** `PROCESSORS`: a list of rows in JSON. */
export const processorsSetting = z
  .string()
  .default('[]')
  .transform((text, ctx): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      ctx.addIssue('is not JSON');
      return z.NEVER;
    }
  })
  .pipe(statedProcessors);

/** Names of this machine, of its own network, and those that are no one's: what a stand-in answers at. */
const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|[^.]+|.*\.(example|test|invalid|localhost))$/;

/** The register with the settings it was read from: its rows, those in use, and what keeps a process from starting. */
export interface ProcessorRegister {
  readonly rows: readonly RegisteredProcessor[];
  /** Ids of the rows that receive something with these settings, and of those that a deployment states by itself. */
  readonly inUse: ReadonlySet<string>;
  readonly objections: readonly string[];
}

/**
 * Compares the register with every host that is called. In production each has a row with its place and the day of its assessment; on
 * a machine of one's own what stands in for a processor needs none.
 */
export function processorRegister(calls: readonly OutboundCall[], stated: StatedProcessors, production: boolean): ProcessorRegister {
  const { rows, lacking } = registerOf(SHIPPED_PROCESSORS, stated);
  const rowOf = ({ setting, host }: OutboundCall) => {
    const there = rows.filter((row) => answersAt(row, host));
    return there.find(({ settings }) => settings.includes(setting)) ?? there[0];
  };
  const standsIn = ({ setting, host }: OutboundCall) =>
    !production && LOCAL.test(host) ? rows.find(({ settings }) => settings.includes(setting)) : undefined;
  const own = rows.filter(({ settings }) => settings.length === 0);
  const used = new Set([...calls.flatMap((call) => standsIn(call) ?? rowOf(call) ?? []), ...own]);
  return {
    rows,
    inUse: new Set([...used].map(({ id }) => id)),
    objections: [
      ...lacking.map((row) => `PROCESSORS: a row of its own must be whole: ${row}.`),
      ...calls
        .filter((call) => !rowOf(call) && (production || !LOCAL.test(call.host)))
        .map(
          ({ setting, host }) =>
            `${setting} names ${host}, which no row of the register of processors has: say in PROCESSORS who receives what there.`,
        ),
      ...(production ? [...used].flatMap(unfinished) : []),
    ],
  };
}

/** What only a deployment can say of a row, and has not. */
const unfinished = ({ id, place, assessedOn }: RegisteredProcessor): string[] => {
  const missing = [...(place ? [] : ['place']), ...(assessedOn ? [] : ['assessedOn'])];
  return missing.length > 0 ? [`PROCESSORS: the row "${id}" has no ${missing.join(' and no ')}.`] : [];
};
