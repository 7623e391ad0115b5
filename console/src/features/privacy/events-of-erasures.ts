import { s, type Sentences, type Words } from '../../components/text/sentence-tools';

const stepOf = (data: Record<string, unknown>, words: Words): string => words.code('erasureSteps', data.step).toLowerCase();

/** Legal holds, and the erasure of what we hold of a person, one sentence per event. */
export const eventsOfErasures = {
  LegalHoldProposed: s(
    (d, w) => (d.lifts ? 'Fin de la conservation légale proposée' : `Conservation légale proposée, jusqu’au ${w.date(d.until)}`),
    (d, w) => (d.lifts ? 'End of the legal hold proposed' : `Legal hold proposed, until ${w.date(d.until)}`),
  ),
  LegalHoldRefused: s('Proposition de conservation légale refusée ou retirée', 'Proposal about a legal hold refused or taken back'),
  LegalHoldPlaced: s(
    (d, w) => `Conservation légale en vigueur, jusqu’au ${w.date(d.until)}`,
    (d, w) => `Legal hold in force, until ${w.date(d.until)}`,
  ),
  LegalHoldLifted: s(
    (d) => (d.cause === 'expired' ? 'Conservation légale terminée à sa date' : 'Conservation légale levée'),
    (d) => (d.cause === 'expired' ? 'Legal hold over on its date' : 'Legal hold lifted'),
  ),
  ErasureStarted: s('Effacement commencé', 'Erasure started'),
  ErasureStepDone: s(
    (d, w) => `Effacement, étape faite : ${stepOf(d, w)}`,
    (d, w) => `Erasure, step done: ${stepOf(d, w)}`,
  ),
  ErasureStuck: s(
    (d) => `Effacement bloqué après ${Number(d.attempts)} essais`,
    (d) => `Erasure stuck after ${Number(d.attempts)} tries`,
  ),
  PersonKeyShredded: s('Clé de la personne détruite', 'Key of the person destroyed'),
  ErasureCompleted: s('Effacement terminé', 'Erasure complete'),
  ProfessionalErased: s('Dossier professionnel effacé', 'Professional file erased'),
  ThreadErased: s('Conversation effacée', 'Conversation erased'),
} satisfies Sentences;
