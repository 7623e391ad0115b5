import { s, type Sentences } from '../../components/text/sentence-tools';

/** The code of why not, where there is one. */
const because = (code: unknown): string => (typeof code === 'string' ? ` (${code})` : '');

/** What professionals have done by themselves (M21), one sentence per event. */
export const eventsOfAutomations = {
  ProfessionalAutomationSaved: s(
    (d, w) => `${w.code('ownAutomations', d.kind)} : enregistré, ${d.enabled ? 'activé' : 'désactivé'}`,
    (d, w) => `${w.code('ownAutomations', d.kind)}: saved, ${d.enabled ? 'on' : 'off'}`,
  ),
  ProfessionalAutomationDisabled: s(
    (d, w) => `${w.code('ownAutomations', d.kind)} : désactivé${d.cause === 'over' ? ', l’absence est terminée' : ''}`,
    (d, w) => `${w.code('ownAutomations', d.kind)}: switched off${d.cause === 'over' ? ', the absence is over' : ''}`,
  ),
  ProfessionalAutomationPlanned: s(
    (d, w) => `${w.code('ownAutomations', d.kind)} : prévu le ${w.date(d.dueAt)}`,
    (d, w) => `${w.code('ownAutomations', d.kind)}: planned for ${w.date(d.dueAt)}`,
  ),
  ProfessionalAutomationRan: s(
    (d, w) => `${w.code('ownAutomations', d.kind)} : ${d.outcome === 'written' ? 'rédigé' : `non envoyé${because(d.code)}`}`,
    (d, w) => `${w.code('ownAutomations', d.kind)}: ${d.outcome === 'written' ? 'written' : `not sent${because(d.code)}`}`,
  ),
  ProfessionalAutomationSent: s(
    (d, w) => `${w.code('ownAutomations', d.kind)} : envoyé`,
    (d, w) => `${w.code('ownAutomations', d.kind)}: sent`,
  ),
  ProfessionalAutomationHeldBack: s(
    (d, w) => `${w.code('ownAutomations', d.kind)} : retenu (${String(d.code)})`,
    (d, w) => `${w.code('ownAutomations', d.kind)}: held back (${String(d.code)})`,
  ),
} satisfies Sentences;
