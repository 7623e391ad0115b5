import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';

/** Values separated by commas; none when absent. */
export const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean),
  );

/** `QC=+1…,+1… ON=+1…`: numbers of ours by province. */
export const smsPool = z
  .string()
  .default('')
  .refine(
    (text) =>
      text
        .split(/\s+/)
        .filter(Boolean)
        .every((part) => /^(QC|ON)=\+1\d{10}(,\+1\d{10})*$/.test(part)),
    'is not like QC=+15145550100 ON=+14165550100',
  )
  .transform((text) => {
    const of = (province: string): string[] => text.match(new RegExp(`${province}=(\\S+)`))?.[1]?.split(',') ?? [];
    return { QC: of('QC'), ON: of('ON') };
  });

/** Scheme, host and port as browsers write them, nothing else. */
export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text && text !== 'null';

/** An RSA key that what leaves can be signed with; line breaks may be written as `\n`, as a file of settings needs it. */
export function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem.replaceAll('\\n', '\n')).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** A tax registration, written as documents bear it. */
export const registration = (read: (text: string) => string | undefined, like: string) =>
  z
    .string()
    .refine((text) => read(text) !== undefined, `is not like ${like}`)
    .transform((text) => read(text)!);
