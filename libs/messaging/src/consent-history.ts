import type { Recorded } from '@jurilien/event-sourcing';
import type { z } from 'zod';
import { consentIdOf, contactEvents, type ConsentClass, type ConsentSource, type ContactEvent } from './contact-point.js';

type Data<T extends keyof typeof contactEvents> = z.infer<(typeof contactEvents)[T]['schema']>;

/** One moment in the consents of an address, in the order they came: what was said or happened, and what proves it. */
export interface ConsentMoment {
  readonly at: string;
  /** The class of messages it is about; every text (`sms`), or everything (`all`). */
  readonly what: ConsentClass | 'sms' | 'all';
  readonly happened: 'given' | 'pending' | 'withdrawn' | 'expired' | 'stopped' | 'started' | 'suppressed' | 'unsuppressed' | 'forgotten';
  /** How: where it was given or withdrawn; of a suppression its cause. */
  readonly how?: ConsentSource | Data<'ConsentWithdrawn'>['source'] | Data<'SmsOptedOut'>['source'] | Data<'AddressSuppressed'>['cause'];
  readonly basis?: Data<'ContactConsentRecorded'>['basis'];
  readonly until?: string;
  readonly textVersion?: string;
  /** The sentence of that text. */
  readonly part?: string;
  readonly evidence?: string;
  readonly consentId?: string;
}

/** The consents of an address as its stream has them: every agreement with its proof, every no, and what else ended or began sending. */
export function consentHistory(events: readonly Recorded[]): ConsentMoment[] {
  let agreements = 0;
  return events.filter(isOurs).flatMap((e): ConsentMoment[] => {
    if (e.type === 'ContactConsentRecorded') agreements += 1;
    const told = toldBy(e, agreements);
    return told ? [{ at: e.occurredAt, ...told }] : [];
  });
}

const isOurs = (e: Recorded): e is Recorded & ContactEvent => Object.hasOwn(contactEvents, e.type);

function toldBy(e: ContactEvent, agreement: number): Omit<ConsentMoment, 'at'> | undefined {
  switch (e.type) {
    case 'ContactConsentRecorded': {
      const { contactId, class: what, pending, source: how, basis, expiresAt: until, textVersion, part, evidence } = e.data;
      return {
        ...{ what, happened: pending ? 'pending' : 'given', how, basis, textVersion, evidence },
        ...(until ? { until } : {}),
        ...(part ? { part } : {}),
        consentId: consentIdOf(contactId, agreement),
      };
    }
    case 'ConsentWithdrawn': {
      const { class: what, source: how, evidence } = e.data;
      return { what, happened: 'withdrawn', how, ...(evidence ? { evidence } : {}) };
    }
    case 'ImpliedConsentExpired':
      return { what: e.data.class, happened: 'expired', basis: e.data.basis, until: e.data.expiresAt };
    case 'ConsentsForgotten':
      return { what: 'all', happened: 'forgotten' };
    case 'SmsOptedOut':
      return { what: 'sms', happened: 'stopped', how: e.data.source };
    case 'SmsOptedIn':
      return { what: 'sms', happened: 'started', how: e.data.source };
    case 'AddressSuppressed':
      return { what: 'all', happened: 'suppressed', how: e.data.cause };
    case 'AddressUnsuppressed':
      return { what: 'all', happened: 'unsuppressed' };
    default:
      return undefined;
  }
}
