/** Someone a campaign was to reach, as the product says it ended for them. */
export interface Ended {
  readonly personId: string;
  readonly contactId: string | null;
  readonly state: string;
  readonly code: string | null;
  readonly messageId: string;
}

/** All that is known of a campaign: what the product says, and what lies at the provider. */
export interface Told {
  /** The event that ended it; nothing while it goes on. */
  readonly status: string | undefined;
  readonly frozen: number | undefined;
  /** What it was said to come to, each time that it was said to be finished. */
  readonly finished: readonly {
    readonly position: number;
    readonly sent: number;
    readonly suppressed: number;
    readonly failed: number;
    readonly unknown: number;
  }[];
  readonly recipients: readonly Ended[];
  /** Where in the log each message was handed to the provider, by its id. */
  readonly handed: ReadonlyMap<string, readonly number[]>;
  /** Where in the log each address said that it wants no more. */
  readonly refused: ReadonlyMap<string, number>;
  /** How many messages of the campaign lie at each address. */
  readonly inbox: ReadonlyMap<string, number>;
}

const STATES = ['sent', 'suppressed', 'failed', 'unknown'] as const;

/** How many may lie at the address of someone who ended so: of what was handed over and not answered no one can say. */
function mayHave({ state, messageId }: Ended, handed: Told['handed']): readonly number[] {
  if (state === 'sent') return [1];
  return handed.has(messageId) && state !== 'heldOut' ? [0, 1] : [0];
}

/** What does not hold of a campaign that is over; nothing where everything does. */
export function wrongWith({ status, frozen, finished, recipients, handed, refused, inbox }: Told): string[] {
  const wrong: string[] = status === undefined ? ['it never ended'] : [];
  const known = new Map(recipients.flatMap((one) => (one.contactId ? [[one.contactId, one] as const] : [])));
  for (const one of recipients) {
    const who = `${one.personId} (${one.state}${one.code ? ` ${one.code}` : ''})`;
    const there = (one.contactId && inbox.get(one.contactId)) || 0;
    if (!mayHave(one, handed).includes(there)) wrong.push(`${who} got it ${there} times`);
    if (one.state === 'pending' || one.state === 'queued') wrong.push(`${who} is not accounted for`);
    const saidNo = one.contactId ? refused.get(one.contactId) : undefined;
    const late = saidNo === undefined ? [] : (handed.get(one.messageId) ?? []).filter((position) => position > saidNo);
    if (late.length > 0) wrong.push(`${who} was written to after they said no: ${late.join()} after ${saidNo}`);
  }
  for (const [contactId, n] of inbox) if (!known.has(contactId)) wrong.push(`${n} to ${contactId}, who is no recipient`);
  const count = (state: string): number => recipients.filter((one) => one.state === state).length;
  const size = recipients.length - count('heldOut');
  if (frozen !== undefined && frozen !== size) wrong.push(`${size} are written down, ${frozen} were frozen`);
  if (finished.length > 1) wrong.push(`finished ${finished.length} times`);
  for (const totals of finished) {
    for (const state of STATES)
      if (totals[state] !== count(state)) wrong.push(`finished with ${totals[state]} ${state} of ${count(state)}`);
    const after = [...handed.values()].flat().filter((position) => position > totals.position);
    if (after.length > 0) wrong.push(`${after.length} handed over after it was finished`);
  }
  return wrong;
}
