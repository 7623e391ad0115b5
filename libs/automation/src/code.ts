import { privateChangeCodeSubject, secondFactors, signInCodeSubject, stepUpCodeSubject } from '@jurilien/identity';
import { contactPoint, numberCodeSubject } from '@jurilien/messaging';
import { privacyCodeSubject, privacyRequest } from '@jurilien/privacy';
import { phoneCodeSubject, professional } from '@jurilien/professionals';
import { MINUTE_MS } from '@jurilien/reference';
import { changeOf, linkOf } from './account-lookup.js';
import type { Lookup } from './lookup.js';

/** Six digits that someone is to type: what they are made of, and for how long they were given. */
export interface Code {
  readonly subject: string;
  readonly sequence: number;
  readonly sentAt: string;
  readonly expiresAt: string;
}
type FindCode = (l: Lookup, id: string) => Promise<Code | undefined>;

const signIn: FindCode = async (l, challengeId) => {
  const { challenges } = await l.state(secondFactors, l.about.userId!);
  const challenge = challenges.find((c) => c.challengeId === challengeId);
  return challenge && { subject: signInCodeSubject(challengeId), ...challenge };
};
const ofNumber: FindCode = async (l, contactId) => {
  const { code } = await l.state(contactPoint, contactId);
  return code && { subject: numberCodeSubject(contactId), ...code };
};
const ofChange: FindCode = async (l, changeId) => {
  const change = await changeOf(l);
  if (!change?.expiresAt) return undefined;
  const { sequence, at: sentAt, expiresAt } = change;
  return { subject: privateChangeCodeSubject(changeId), sequence, sentAt, expiresAt };
};
const ofLink: FindCode = async (l, linkId) => {
  const { code, codesSentAt } = (await linkOf(l))!;
  return code && { subject: stepUpCodeSubject(linkId), ...code, sentAt: codesSentAt.at(-1)! };
};
const ofProfessional: FindCode = async (l, professionalId) => {
  const { phoneCode, phoneCodesSentAt } = await l.state(professional, professionalId);
  return phoneCode && { subject: phoneCodeSubject(professionalId), ...phoneCode, sentAt: phoneCodesSentAt!.at(-1)! };
};

const ofPrivacyRequest: FindCode = async (l, requestId) => {
  const { codes, proven } = await l.state(privacyRequest, requestId);
  const [n, code] = Object.entries(codes).find(([, { sequence }]) => sequence === l.about.sequence) ?? [];
  return code && !proven.includes(Number(n)) ? { subject: privacyCodeSubject(requestId), ...code } : undefined;
};

/** Where a code stands, by the id that an occurrence about one has before any other. */
const CODES = [
  ['challengeId', signIn],
  ['contactId', ofNumber],
  ['changeId', ofChange],
  ['linkId', ofLink],
  ['privacyId', ofPrivacyRequest],
  ['professionalId', ofProfessional],
] as const;

/** The newest code of what an occurrence is about; nothing where none was sent, or it was used. */
export async function codeOf(l: Lookup): Promise<Code | undefined> {
  const [id, find] = CODES.find(([name]) => l.about[name] !== undefined) ?? [];
  return id && find(l, l.about[id]!);
}

/** For how many minutes a code counts, as it was decided when it was asked for. */
export const codeMinutes = ({ sentAt, expiresAt }: Pick<Code, 'sentAt' | 'expiresAt'>): number =>
  Math.round((Date.parse(expiresAt) - Date.parse(sentAt)) / MINUTE_MS);

/** Six digits in two halves, as people read them aloud. */
export const spaced = (code: string): string => code.replace(/^(\d{3})(\d{3})$/, '$1 $2');
