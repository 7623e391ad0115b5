import { createElement } from 'react';
import type { EmailText } from '../template.js';
import { Mail, type Dress } from './layout.js';
import { NeutralPage } from './neutral-page.js';
import { writtenOnce } from './written-once.js';

/** A mail in our dress, as HTML and as text. */
export const writeMail = (mail: EmailText, dress: Dress) => writtenOnce(createElement(Mail, { mail, ...dress }), dress.lang);

/** A mail that nothing shows to be ours, as HTML and as text. */
export const writeNeutral = (page: Parameters<typeof NeutralPage>[0]) => writtenOnce(createElement(NeutralPage, page), page.lang);
