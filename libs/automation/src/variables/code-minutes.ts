import { MINUTE_MS } from '@jurilien/reference';

/** For how many minutes a code counts, as it was decided when it was asked for. */
export const codeMinutes = ({ sentAt, expiresAt }: { readonly sentAt: string; readonly expiresAt: string }): number =>
  Math.round((Date.parse(expiresAt) - Date.parse(sentAt)) / MINUTE_MS);
