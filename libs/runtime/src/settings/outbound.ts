import type { z } from 'zod';

/** The settings as they were read, before anything is known of them together. */
type Read = Readonly<Record<string, unknown>>;
/** The hosts that a value leads to; none where nothing is called. */
type Hosts = (value: string | undefined, read: Read) => readonly string[];

/** A host that the product itself calls, and the setting that names it. */
export interface OutboundCall {
  readonly setting: string;
  readonly host: string;
}

/** The hosts of an address, as the database's client reads it; a socket is the machine itself. Never what else the address carries. */
export function hostsOf(address: string | undefined): string[] {
  if (address === undefined) return [];
  if (!URL.canParse(address)) return ['an-unreadable-address'];
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? hostname;
  return host.startsWith('/') || host === '' ? ['localhost'] : host.toLowerCase().split(',');
}

const marked = new WeakMap<z.ZodType, Hosts>();

/** Marks a setting that names what the product itself calls. @param hosts where another setting or a default decides too */
export function called<S extends z.ZodType>(schema: S, hosts: Hosts = hostsOf): S {
  marked.set(schema, hosts);
  return schema;
}

/** The settings that are marked so. */
export const outboundSettings = (shape: Readonly<Record<string, z.ZodType>>): string[] =>
  Object.keys(shape).filter((name) => marked.has(shape[name]!));

/** Every host that the product calls with these settings. */
export const outboundCalls = (shape: Readonly<Record<string, z.ZodType>>, read: Read): OutboundCall[] =>
  outboundSettings(shape).flatMap((setting) => {
    const hosts = marked.get(shape[setting]!)!(read[setting] as string | undefined, read);
    return [...new Set(hosts)].map((host) => ({ setting, host }));
  });
