import type { Answer, Call } from '@jurilien/contracts/api';

/** The account of the person who is signed in. */
export type Account = Answer<'GET /api/account'>;
/** A second way to recognize a person. */
export type Factor = Account['factors'][number];
/** A device that is signed in. */
export type Device = Answer<'GET /api/account/sessions'>[number];

/** What a sign-in answers: a session, or a question more. */
export type SignedIn = Answer<'POST /api/login'>;
/** A sign-in that waits for a second factor. */
export type Challenge = Extract<SignedIn, { readonly challenge: string }>;
export type Way = Challenge['factors'][number];
/** A code of a second factor, as it is sent. */
export type CodeSent = Call<'POST /api/login/factor'>['body'];
