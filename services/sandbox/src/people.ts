import type { Mail, Person, Sms } from './records.js';
import type { Store } from './store.js';

/** One line of the list: someone with a phone, an address, or both. */
export interface Contact extends Person {
  key: string;
  lastAt: string;
  texts: Sms[];
  mails: Mail[];
}

/** The phone on the other side of a text: who it went to, or who wrote it. */
export const phoneOf = (m: Sms): string => (m.direction === 'inbound' ? m.from : m.to);

/** Groups phones and addresses by person; those no one introduced stand for themselves. Latest first, then people still silent. */
export const contacts = (store: Store): Contact[] => {
  const byKey = new Map<string, Contact>();
  const byPhone = new Map<string, Contact>();
  const byEmail = new Map<string, Contact>();
  const add = (key: string, person: Person): Contact => {
    const contact: Contact = { ...person, key, lastAt: '', texts: [], mails: [] };
    byKey.set(key, contact);
    if (person.phone && !byPhone.has(person.phone)) byPhone.set(person.phone, contact);
    if (person.email && !byEmail.has(person.email.toLowerCase())) byEmail.set(person.email.toLowerCase(), contact);
    return contact;
  };
  for (const person of store.people()) {
    const key = person.phone ?? person.email;
    if (key) add(byKey.has(key) ? `${key} ${person.name}` : key, person);
  }
  const seen = (contact: Contact, at: string) => {
    if (at > contact.lastAt) contact.lastAt = at;
  };
  for (const sms of store.sms.values()) {
    const phone = phoneOf(sms);
    const contact = byPhone.get(phone) ?? add(phone, { name: '', phone });
    contact.texts.push(sms);
    seen(contact, sms.at);
  }
  for (const mail of store.mails.values()) {
    for (const address of mail.to) {
      const contact = byEmail.get(address) ?? add(address, { name: '', email: address });
      contact.mails.push(mail);
      seen(contact, mail.at);
    }
  }
  return [...byKey.values()].sort((a, b) => b.lastAt.localeCompare(a.lastAt) || a.name.localeCompare(b.name, 'fr'));
};

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Finds people by name, number, address, role, or a word of what they received. Accents and case do not matter. */
export const search = (all: Contact[], query: string): Contact[] => {
  const wanted = plain(query.trim());
  if (!wanted) return all;
  return all.filter((c) =>
    plain(
      [
        c.name,
        c.phone,
        c.phone?.replace(/\D/g, ''),
        c.email,
        c.role,
        ...c.texts.map((t) => t.body),
        ...c.mails.map((m) => `${m.subject} ${m.text}`),
      ].join('\n'),
    ).includes(wanted),
  );
};
