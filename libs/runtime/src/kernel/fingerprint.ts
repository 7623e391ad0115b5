import type { Actor, Secrets } from '@jurilien/event-sourcing';

/**
 * What distinguishes two commands of one `commandId` apart: a keyed hash of who sent it and every word of what was sent, whatever
 * the order of its keys. Keyed, so that no one can guess a person's answers from it.
 */
export const fingerprintOf = (secrets: Secrets, actor: Actor, name: string, body: unknown): string =>
  secrets.hash(`command:${JSON.stringify([actor.kind, actor.id, name, sorted(body)])}`).slice(0, 32);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => [k, sorted(v)]),
  );
}
