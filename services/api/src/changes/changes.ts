import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Answer } from '@jurilien/contracts/api';
import { Refused, type Actor } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import {
  isPending,
  isProven,
  isUndoable,
  privateChange,
  stepUpTriesLeft,
  textOf,
  user,
  type ChangeField,
  type ChangeValue,
  type Details,
  type PrivateChange,
} from '@jurilien/identity';
import { lead, safeContactOf } from '@jurilien/lead';
import { cancelPrivateChange, confirmPrivateChange, requestPrivateChange } from '@jurilien/processes';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { maskEmail, maskPhone } from '@jurilien/processes';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { textable } from '../http/phone.js';
import { KERNEL } from '../tokens.js';

const id = z.uuid();

/** Whose details, and for whom we act. */
export interface Subject {
  readonly subjectId: string;
  /** The request they were given with, for someone without an account. */
  readonly leadId?: string;
  readonly actor: Actor;
}
type OwnDetails = Answer<'GET /api/account/changes'>;
type Current = OwnDetails['current'];

/** One's own private details (A05): how they stand, and how they change. The same for an account and behind a personal link. */
@Injectable()
export class Changes {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
  ) {}

  /** The details, contact data masked, with what waits for a code and what was changed lately. */
  async details(subject: Subject): Promise<OwnDetails> {
    const now = new Date().toISOString();
    const [changes, current] = await Promise.all([this.changesOf(subject), this.current(subject)]);
    const pending = changes.filter((c) => isPending(c, now));
    return {
      current: {
        ...current,
        ...(current.email === undefined ? {} : { email: maskEmail(current.email) }),
        ...(current.phone === undefined ? {} : { phone: maskPhone(current.phone) }),
      },
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

  /** Asks for a change; an e-mail or phone waits for the code that is in transit to it. */
  async request(
    subject: Subject,
    { field, value: given }: { readonly field: ChangeField; readonly value: ChangeValue },
  ): Promise<Answer<'POST /api/account/changes'>> {
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
    await this.bus.execute(command(requestPrivateChange, { ...about(subject), changeId, field, value }, { actor: subject.actor }));
    const codeSentTo = sentTo(field, value);
    return { changeId, ...(isProven(field) && codeSentTo ? { codeSentTo } : {}) };
  }

  /** The code that went to the new address. */
  async confirm(subject: Subject, changeId: string, { code }: { readonly code: string }): Promise<void> {
    const change = await this.changeOf(subject, changeId);
    const input = { ...about(subject), changeId: change.changeId, code, ...(await this.addresses(subject, change, change.value)) };
    const { events } = await this.bus.execute(command(confirmPrivateChange, input, { actor: subject.actor }));
    if (!events.some((e) => e.type === 'PrivateChangeCodeRejected')) return;
    const triesLeft = stepUpTriesLeft((await this.changeOf(subject, changeId)).tries, this.kernel.configuration.current());
    throw new Refused('VALIDATION', 'wrong-code', [{ field: 'code', message: `wrong:${triesLeft}` }]);
  }

  /** Drops what waits for a code. */
  async cancel(subject: Subject, changeId: string): Promise<void> {
    const { changeId: own } = await this.changeOf(subject, changeId);
    await this.bus.execute(command(cancelPrivateChange, { ...about(subject), changeId: own }, { actor: subject.actor }));
  }

  /** Undoes what counts already; only the holder of the link that went to the old address gets here. */
  async undo(subject: Subject, changeId: string): Promise<void> {
    const change = await this.changeOf(subject, changeId);
    const made = change.linkId ? { linkId: change.linkId } : {};
    const addresses = await this.addresses(subject, change, change.before);
    const input = { ...about(subject), changeId: change.changeId, undo: true, ...made, ...addresses };
    await this.bus.execute(command(cancelPrivateChange, input, { actor: subject.actor }));
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
  private async addresses({ subjectId, leadId }: Subject, { field }: PrivateChange, to: ChangeValue | undefined) {
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
    const phone = (await this.professionalOf({ subjectId, leadId }))?.phoneNumber ?? details.phone;
    return { name, email, phone, address: details.address, lang: preferences.lang, safeContact: careOf(details) };
  }
}

const about = ({ subjectId, leadId }: Subject) => ({ subjectId, ...(leadId ? { leadId } : {}) });
/** What erasure left says nothing of care. */
const careOf = ({ safeContact }: Details): Current['safeContact'] => (typeof safeContact === 'string' ? undefined : safeContact);
const sentTo = (field: ChangeField, value: ChangeValue): string | undefined =>
  typeof value !== 'string' ? undefined : field === 'email' ? maskEmail(value) : field === 'phone' ? maskPhone(value) : undefined;
const shown = ({ changeId, field, state, at, undoUntil }: PrivateChange): OwnDetails['history'][number] => ({
  changeId,
  field,
  state,
  at,
  ...(undoUntil ? { undoUntil } : {}),
});
