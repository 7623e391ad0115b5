import { publishProfile, updateProfessionalProfile } from '@jurilien/professionals';
import { LAWYER_TYPES } from '@jurilien/reference';
import type { Actor } from '@jurilien/event-sourcing';
import { step, DAY, HOUR, type Story } from '../ports.js';
import type { Profile } from './professional-profiles.js';

/** One in three asks for a page; who does is decided by the person alone, so that the rest of the demo stays as it is. */
export const wantsPage = ({ callYear }: Profile): boolean => callYear % 3 === 0;

const named = (codes: readonly string[], lang: 'fr' | 'en'): string =>
  new Intl.ListFormat(`${lang}-CA`).format(
    codes.slice(0, 3).map((code) => LAWYER_TYPES.find((t) => t.code === code)![lang].toLocaleLowerCase(lang)),
  );

/** A page asked for with consent, read by staff and let through (D14). */
export async function* pageStory(p: Profile, { from, admin, self }: { from: number; admin: Actor; self: Actor }): Story {
  const { professionalId } = p;
  const text = {
    aboutFr: `Je reçois des demandes en ${named(p.fields, 'fr')}. À la première rencontre, je vous explique les étapes, les délais et les coûts; vous recevez ensuite un plan écrit, et vous décidez.`,
    aboutEn: `My practice: ${named(p.fields, 'en')}. At the first meeting I explain the steps, the timing and the costs; you then receive a written plan, and you decide.`,
    ...(p.acceptsConsult
      ? { consultationFr: 'Trente minutes, en personne ou en visioconférence', consultationEn: 'Thirty minutes, in person or by video' }
      : {}),
  };
  yield step({ at: from + 3 * DAY, command: updateProfessionalProfile, actor: self, input: { professionalId, text } });
  yield step({ at: from + 3 * DAY + 1_000, command: publishProfile, actor: self, input: { professionalId, consent: true } });
  yield step({
    at: from + 3 * DAY + 5 * HOUR,
    command: publishProfile,
    actor: admin,
    input: { professionalId },
    reason: 'Texte relu : conforme aux règles de publicité',
  });
}
