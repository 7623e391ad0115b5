import { allOf, alreadyDone, type Asking, decision, Refused, refuseUnlessAvailable, unless, unlessDone } from '@jurilien/event-sourcing';
import { z } from 'zod';
import type { ProfessionalState } from '../professional.js';
import { wordingReason } from '../publication.js';
import { happened, inProvince, isIn, known, type OnProfessional, onProfessional, professionalId } from './common.js';

const byProfessional = ({ actor }: Asking): boolean => (actor.role ?? '').endsWith('_professional');
/** The address of a public page: the name in plain letters and the end of the id, so that two of one name have two. */
export const slugOf = (name: string, id: string): string => {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain || 'pro'}-${id.replace(/-/g, '').slice(-6)}`;
};

const publishable = (s: ProfessionalState) =>
  allOf(isIn(s, ['Approved']), unless(s.title && s.text && (s.text.aboutFr || s.text.aboutEn), 'WRONG_STATE', 'nothing-to-publish'));
const requested = (s: ProfessionalState) => unless(s.publication?.state === 'requested', 'WRONG_STATE', 'not-requested');

/** For its holder to ask, once; for staff to publish what was asked for. */
const available = ({ professional: s }: OnProfessional, who: Asking) =>
  byProfessional(who)
    ? allOf(publishable(s), unlessDone(s.publication?.state === 'requested', 'already-requested'))
    : allOf(publishable(s), unless(s.publication?.consentAt, 'WRONG_STATE', 'no-consent'), requested(s));
const rejectable = ({ professional: s }: OnProfessional) => allOf(known(s), requested(s));
const removable = ({ professional: s }: OnProfessional) =>
  allOf(known(s), unlessDone(!s.publication || s.publication.state === 'none', 'nothing-published'));

/** Asked by the professional, with consent; published by staff after they have read the words (D14). */
export const publishProfile = decision({
  name: 'PublishProfile',
  input: z.object({ professionalId, consent: z.boolean().default(false) }),
  streams: onProfessional,
  province: inProvince,
  available,
  decide({ professionalId: id, consent }, { professional: s }, ctx) {
    refuseUnlessAvailable(publishable(s));
    if (byProfessional(ctx) && !consent) throw new Refused('VALIDATION', 'consent', [{ field: 'consent', message: 'required' }]);
    if (alreadyDone(available({ professional: s }, ctx))) return {};
    if (byProfessional(ctx))
      return { professional: [happened('ProfilePublicationRequested', { professionalId: id, consent: true, lang: s.lang })] };
    return {
      professional: [happened('ProfilePublished', { professionalId: id, slug: s.publication?.slug ?? slugOf(s.name, id), text: s.text! })],
    };
  },
});

/** Staff hold the words back and say why; a page that is there already stays as it was. */
export const rejectProfileWording = decision({
  name: 'RejectProfileWording',
  input: z.object({ professionalId, reasons: z.array(wordingReason).min(1).max(8), note: z.string().trim().max(500).optional() }),
  streams: onProfessional,
  province: inProvince,
  available: rejectable,
  decide(input, { professional: s }) {
    refuseUnlessAvailable(rejectable({ professional: s }));
    return { professional: [happened('ProfileWordingRejected', input)] };
  },
});

/** Takes the page away at once, and the request to have one. */
export const unpublishProfile = decision({
  name: 'UnpublishProfile',
  input: z.object({ professionalId }),
  streams: onProfessional,
  province: inProvince,
  available: removable,
  decide(input, { professional: s }) {
    return { professional: alreadyDone(removable({ professional: s })) ? [] : [happened('ProfileUnpublished', input)] };
  },
});
