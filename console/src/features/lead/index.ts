export { actionOf, doneOf, formOf, labelOf, menu, sentAs } from './actions';
export type { LeadCommand, Pricing, Tools } from './actions/action';
export { Answers } from './answers/Answers';
export { Contact } from './contact/Contact';
export { ContactPanel } from './contact/ContactPanel';
export { CorrectedMeanwhile, Corrections } from './answers/Corrections';
export { Papers } from './Papers';
export { FactField } from './fields/FactField';
export { type FieldGroup, type LeadField, leadFields } from './fields/fields';
export { FieldsPanel } from './fields/FieldsPanel';
export { useLeadSaid } from './fields/show';
export { useOffered } from './fields/useOffered';
export { FLAGS } from './flags';
export { Header } from './Header';
export type { Fact, Lead } from './lead';
export { Marks, Next } from './marks';
export { Parties } from './contact/Parties';
export { namedParties, PartyRows } from './contact/PartyRows';
export { Proposal } from './proposals/Proposal';
export { ProposedBecause } from './proposals/ProposedBecause';
export { SafeContact } from './contact/SafeContact';
export { Duplicates } from './merges/Duplicates';
export { Consents, Ledger, Messages, NotesAndCalls, Timers } from './SidePanels';
export { SummaryEditor, useSummaryDraft } from './texts/SummaryEditor';
export { Texts } from './texts/Texts';
export { UrgencyProposal } from './proposals/UrgencyProposal';
export { useFindings } from './texts/useFindings';
export {
  useAsked,
  useLead,
  useLeadRow,
  useLedger,
  useNames,
  useOffers,
  useProfessionals,
  useSearch,
  useTimeline,
  useWaves,
} from './useLead';
export { useQuestionsOf } from './answers/useLeadQuestions';
