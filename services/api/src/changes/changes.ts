import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Refused, type Actor } from '@jurilien/event-sourcing';
import {
  isPending,
  isProven,
  isUndoable,
  privateChange,
  STEP_UP_TRIES,
  textOf,
  user,
  type ChangeField,
  type ChangeValue,
  type PrivateChange,
} from '@jurilien/identity';
import { lead, safeContactOf } from '@jurilien/leads';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { maskEmail, maskPhone } from '../views/masking.js';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { textable } from '../http/phone.js';
import { KERNEL } from '../tokens.js';

const id = z.uuid();

/** Whose details, and for whom we act. */
export interface Subject {
  readonly subjectId: string;
  /** The request they were given with, for somebody without an account. */
  readonly leadId?: string;
  readonly actor: Actor;
}
type Current = Readonly<Partial<Record<ChangeField, ChangeValue>>>;

/** A change as its own page shows it. */
interface Shown {
  readonly changeId: string;
  readonly field: ChangeField;
  readonly state: PrivateChange['state'];
  readonly at: string;
  readonly undoUntil?: string;
}
export interface OwnDetails {
  readonly current: Current;
  readonly pending: readonly { readonly changeId: string; readonly field: ChangeField; readonly codeSentTo?: string }[];
  readonly history: readonly Shown[];
}

/** One's own private details (A05): how they stand, and how they change. The same for an account and behind a personal link. */
@Injectable()
export class Changes {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  /** The details, contact data masked, with what waits for a code and what was changed lately. */
  async details(subject: Subject): Promise<OwnDetails> {
    const now = new Date().toISOString();
    const [changes, current] = await Promise.all([this.changesOf(subject), this.current(subject)]);
    const pending = changes.filter((c) => isPending(c, now));
    return {
      current: { ...current, ...mask(current, 'email', maskEmail), ...mask(current, 'phone', maskPhone) },
      pending: pending.map((c) => ({ changeId: c.changeId, field: c.field, codeSentTo: sentTo(c.field, c.value) })),
      history: changes
        .filter((c) => !pending.includes(c))
        .toReversed()
        .map(shown),
    };
  }

  /** What an undo link shows: its one change, while it can still be undone, and nothing that is private. */
  async undoable(subject: Subject, changeId: string): Promise<OwnDetails> {
    const now = new Date().toISOString();
    const one = (await this.changesOf(subject)).filter((c) => c.changeId === changeId && isUndoable(c, now));
    const { lang } = await this.current(subject);
    return { current: { lang }, pending: [], history: one.map(shown) };
  }

  /** Asks for a change; an e-mail or phone waits for the code that is on its way to it. */
  async request(
    subject: Subject,
    { field, value: given }: { readonly field: ChangeField; readonly value: ChangeValue },
  ): Promise<{ changeId: string; codeSentTo?: string }> {
    const changeId = randomUUID();
    const { settings } = this.kernel;
    const value =
      field === 'phone' && typeof given === 'string'
        ? textable(settings, given, 'value')
        : typeof given === 'string'
          ? given.trim()
          : given;
    // Offers reach the number of the profile, which is proven there: a second one in the account would be another truth.
    if (field === 'phone' && (await this.professionalOf(subject)))
      throw new Refused('VALIDATION', 'phone-of-profile', [{ field: 'value', message: 'profile' }]);
    await this.send('RequestPrivateChange', subject, { changeId, field, value });
    const codeSentTo = sentTo(field, value);
    return { changeId, ...(isProven(field) && codeSentTo ? { codeSentTo } : {}) };
  }

  /** The code that went to the new address. */
  async confirm(subject: Subject, changeId: string, { code }: { readonly code: string }): Promise<void> {
    const change = await this.changeOf(subject, changeId);
    const input = { changeId: change.changeId, code, ...(await this.addresses(subject, change, change.value)) };
    const { events } = await this.send('ConfirmPrivateChange', subject, input);
    if (!events.some((e) => e.type === 'PrivateChangeCodeRejected')) return;
    const triesLeft = STEP_UP_TRIES - (await this.changeOf(subject, changeId)).tries;
    throw new Refused('VALIDATION', 'wrong-code', [{ field: 'code', message: `wrong:${triesLeft}` }]);
  }

  /** Drops what waits for a code. */
  async cancel(subject: Subject, changeId: string): Promise<void> {
    const { changeId: own } = await this.changeOf(subject, changeId);
    await this.send('CancelPrivateChange', subject, { changeId: own });
  }

  /** Undoes what counts already; only the holder of the link that went to the old address gets here. */
  async undo(subject: Subject, changeId: string): Promise<void> {
    const change = await this.changeOf(subject, changeId);
    const made = change.linkId ? { linkId: change.linkId } : {};
    const input = { changeId: change.changeId, undo: true, ...made, ...(await this.addresses(subject, change, change.before)) };
    await this.send('CancelPrivateChange', subject, input);
  }

  private async changeOf(subject: Subject, changeId: string): Promise<PrivateChange> {
    const found = (await this.changesOf(subject)).find((c) => c.changeId === changeId && id.safeParse(changeId).success);
    if (!found) throw new Refused('NOT_FOUND', 'private-change');
    return found;
  }

  private async changesOf({ subjectId, leadId }: Subject): Promise<readonly PrivateChange[]> {
    return (await stateOf(this.kernel, privateChange, subjectId)).changes.filter((c) => c.leadId === leadId);
  }

  /** The addresses an account's e-mail goes from and to. */
  private async addresses({ subjectId, leadId }: Subject, { field }: PrivateChange, to: ChangeValue | undefined): Promise<object> {
    if (leadId || field !== 'email') return {};
    return { from: (await stateOf(this.kernel, user, subjectId)).email, to: textOf(to) };
  }

  /** The professional an account belongs to; none for a client's request. */
  private async professionalOf({ subjectId, leadId }: Pick<Subject, 'subjectId' | 'leadId'>): Promise<ProfessionalState | undefined> {
    if (leadId) return undefined;
    const { professionalId } = await stateOf(this.kernel, user, subjectId);
    return professionalId ? stateOf(this.kernel, professional, professionalId) : undefined;
  }

  private async current({ subjectId, leadId }: Subject): Promise<Current> {
    if (leadId) {
      const state = await stateOf(this.kernel, lead, leadId);
      const { clientName: name, email, phoneNumber: phone, address, lang } = state;
      return { name, email, phone, address, lang, safeContact: safeContactOf(state) };
    }
    const { username: name, email, preferences } = await stateOf(this.kernel, user, subjectId);
    const { details } = await stateOf(this.kernel, privateChange, subjectId);
    const { address, safeContact } = details;
    const phone = (await this.professionalOf({ subjectId, leadId }))?.phoneNumber ?? details.phone;
    return { name, email, phone, address, lang: preferences.lang, safeContact };
  }

  private send(name: string, { subjectId, leadId, actor }: Subject, input: object) {
    return this.kernel.dispatch({ name, commandId: randomUUID(), input: { subjectId, ...(leadId ? { leadId } : {}), ...input }, actor });
  }
}

const mask = (current: Current, field: ChangeField, by: (value: string) => string): Current => {
  const value = current[field];
  return typeof value === 'string' ? { [field]: by(value) } : {};
};
const sentTo = (field: ChangeField, value: ChangeValue): string | undefined =>
  typeof value !== 'string' ? undefined : field === 'email' ? maskEmail(value) : field === 'phone' ? maskPhone(value) : undefined;
const shown = ({ changeId, field, state, at, undoUntil }: PrivateChange): Shown => ({
  changeId,
  field,
  state,
  at,
  ...(undoUntil ? { undoUntil } : {}),
});
