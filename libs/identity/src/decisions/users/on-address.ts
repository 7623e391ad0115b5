import { emailAddress, filledLine, streamOf } from '@jurilien/event-sourcing';
import { address, type AddressEvent } from '../../address.js';

export const email = emailAddress;
/** What a person is called: any script, one line. */
export const username = filledLine(120);

/** Blind index of an address: the same letters, whatever the case, find the same account. */
export const emailIndex = (asTyped: string): string => `email:${asTyped.trim().toLowerCase()}`;
/** The stream of an address. */
export const onAddress = (asTyped: string, hash: (value: string) => string) => streamOf(address, hash(emailIndex(asTyped)));
/** One event of an address, typed by its name. */
export const addressDid = <T extends AddressEvent['type']>(type: T, data: Extract<AddressEvent, { type: T }>['data']): AddressEvent =>
  ({ type, data }) as AddressEvent;
