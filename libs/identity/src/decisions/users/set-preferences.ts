import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { onUser, refuseUnlessActive, userDid, userId } from './on-user.js';

/** The language we write in, and whether optional messages may come by e-mail or by text. */
export const setPreferences = decision({
  name: 'SetPreferences',
  input: z.object({ userId, lang: z.enum(['fr', 'en']), email: z.boolean(), sms: z.boolean() }),
  streams: onUser,
  decide(input, { user: s }) {
    refuseUnlessActive(s);
    const { lang, email, sms } = s.preferences;
    return { user: lang === input.lang && email === input.email && sms === input.sms ? [] : [userDid('PreferencesSet', input)] };
  },
});
