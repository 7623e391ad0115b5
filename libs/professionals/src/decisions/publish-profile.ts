import { decision, Refused, refuseUnless, type Ctx } from '@jurilien/event-sourcing';
import { z } from 'zod';
import type { ProfessionalState } from '../professional.js';
import { wordingReason } from '../publication.js';
import { happened, inProvince, onProfessional, professionalId, refuseUnlessIn } from './common.js';

const byProfessional = ({ actor }: Ctx): boolean => (actor.role ?? '').endsWith('_professional');
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

function refuseUnlessPublishable(s: ProfessionalState): void {
  refuseUnlessIn(s, ['Approved']);
  refuseUnless(s.title && s.text && (s.text.aboutFr || s.text.aboutEn), 'WRONG_STATE', 'nothing-to-publish');
}

/** Asked by the professional, with consent; published by staff after they have read the words (D14). */
export const publishProfile = decision({
  name: 'PublishProfile',
  input: z.object({ professionalId, consent: z.boolean().default(false) }),
  streams: onProfessional,
  province: inProvince,
  decide({ professionalId: id, consent }, { professional: s }, ctx) {
    refuseUnlessPublishable(s);
    if (byProfessional(ctx)) {
      if (!consent) throw new Refused('VALIDATION', 'consent', [{ field: 'consent', message: 'required' }]);
      if (s.publication?.state === 'requested') return {};
      return { professional: [happened('ProfilePublicationRequested', { professionalId: id, consent: true, lang: s.lang })] };
    }
    refuseUnless(s.publication?.consentAt, 'WRONG_STATE', 'no-consent');
    refuseUnless(s.publication.state === 'requested', 'WRONG_STATE', 'not-requested');
    return {
      professional: [happened('ProfilePublished', { professionalId: id, slug: s.publication.slug ?? slugOf(s.name, id), text: s.text! })],
    };
  },
});

/** Staff hold the words back and say why; a page that is there already stays as it was. */
export const rejectProfileWording = decision({
  name: 'RejectProfileWording',
  input: z.object({ professionalId, reasons: z.array(wordingReason).min(1).max(8), note: z.string().trim().max(500).optional() }),
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'professional');
    refuseUnless(s.publication?.state === 'requested', 'WRONG_STATE', 'not-requested');
    return { professional: [happened('ProfileWordingRejected', input)] };
  },
});

/** Takes the page away at once, and the request to have one. */
export const unpublishProfile = decision({
  name: 'UnpublishProfile',
  input: z.object({ professionalId }),
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'professional');
    const something = s.publication && s.publication.state !== 'none';
    return { professional: something ? [happened('ProfileUnpublished', input)] : [] };
  },
});
