import type { fieldsFr } from './fr-fields';
import type { Texts } from './messages';

/** The 51 lead fields (3.1), their groups and hints. */
export const fieldsEn: Texts<typeof fieldsFr> = {
  street: 'Street',
  groups: { matter: 'Matter', place: 'Place', means: 'Means', urgency: 'Urgency', wishes: 'Wishes', price: 'Price and distribution', marks: 'Team marks', facts: 'Established facts', person: 'Person' },
  uuid: 'Identifier', clientName: 'Name', email: 'E-mail', phoneNumber: 'Phone', lawyerType: 'Field of law', additionalLawyerTypes: 'Other possible fields',
  othersInvolved: 'Other parties', juridicalHelp: 'Legal aid (AJ)', hasLegalAidCert: 'Legal-aid certificate', smallMandate: 'Small mandate (MP)', commercial: 'Business matter',
  description: 'Client’s text', summary: 'Team summary', region: 'Region', address: 'Address', province: 'Province', experience: 'Years in practice wanted', searchTerms: 'Search terms',
  lang: 'Language', acceptDistance: 'Accepts remote', rate: 'Hourly rate', budget: 'Budget', budgetNumber: 'Confirmed budget ($)', revenueRange: 'Household income', creditValue: 'Base price (juricoins)',
  coinValue: 'Final price', superLead: 'Super lead', superLeadMultiplier: 'Multiplier', hasCourtDate: 'Court date set', courtDate: 'Court date', hasCriminalFile: 'Criminal file',
  employementPeril: 'Job at risk', blockType: 'Block', tagged: 'Tagged', mediator: 'Mediator wanted', paralegal: 'Paralegal possible', sendAfter: 'No offer before', selfServeAfterBool: 'Board allowed',
  selfServeAfter: 'Board from', specificQuestions: 'Client’s answers', accessibleSpecificQuestions: 'Answers visible in the offer', neolegal: 'May go to Neolegal', juripop: 'May go to Juripop',
  consult: 'Consultation only', consultBefore: 'Has consulted before', clientReadyAlert: 'Client ready', clientReadySeriousAlert: 'Client ready, with documents', teamValidated: 'Validated by the team',
  emailConfirmed: 'E-mail confirmed', phoneNumberConfirmed: 'Phone confirmed', renewed: 'Renewed', renewalSent: 'Renewal invitation sent', multi: 'Wants several professionals', city: 'City', postalCode: 'Postal code',
  seenBefore: 'Visible in the offer', seenStaff: 'Team only', seenAfter: 'Visible after acceptance', seenClaim: 'Visible at the conflict step', frozen: 'Frozen since the first offer',
};
