import { businessHours, openingHoursShort, shippedConfig } from '@jurilien/reference';

/** Who speaks in our messages: every e-mail must show it (Canada's anti-spam law), the HELP answer repeats it. */
export interface Sender {
  name: string;
  origin: string;
  postalAddress: string;
  contactEmail: string;
  contactPhone: string;
  hours: { fr: string; en: string };
}

const HOURS = businessHours(shippedConfig, 'QC');

/** The sender of a demo, and plainly that: no such street, no such number. Production refuses to start with it. */
export const defaultSender: Sender = {
  name: 'Jurilien',
  origin: 'http://127.0.0.1:3000',
  postalAddress: '1, rue de la Démonstration, Montréal (Québec) H0H 0H0',
  contactEmail: 'bonjour@jurilien.example',
  contactPhone: '514-555-0100',
  hours: { fr: openingHoursShort('fr', HOURS), en: openingHoursShort('en', HOURS) },
};

/** The sender of one installation; what it does not say keeps its default. */
export const senderFrom = (own: Pick<Sender, 'origin'> & { [K in keyof Sender]?: Sender[K] | undefined }): Sender => ({
  ...defaultSender,
  origin: own.origin,
  postalAddress: own.postalAddress ?? defaultSender.postalAddress,
  contactEmail: own.contactEmail ?? defaultSender.contactEmail,
  contactPhone: own.contactPhone ?? defaultSender.contactPhone,
});
