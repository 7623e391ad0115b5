import type { Key } from '../../../useT';

export type FieldGroup = 'matter' | 'place' | 'means' | 'urgency' | 'wishes' | 'price' | 'marks' | 'facts' | 'person';
type FieldKind = 'flag' | 'code' | 'codes' | 'text' | 'number' | 'date' | 'instant' | 'region' | 'json';
/** O in the offer, C at the claim step, A after acceptance, S staff only. */
type Visible = 'O' | 'C' | 'A' | 'S';
export interface LeadField {
  name: string;
  group: FieldGroup;
  kind: FieldKind;
  codes?: 'lawyerTypes' | 'provinces' | 'langs' | 'rates' | 'budgets' | 'revenues' | 'blockTypes';
  visible: Visible;
  editable?: true;
  priced?: true;
  numeric?: true;
  label: Key;
}

type Spec = [name: string, kind: FieldKind, visible: Visible, flags?: string, codes?: LeadField['codes']];
const group = (name: FieldGroup, specs: Spec[]): LeadField[] =>
  specs.map(([field, kind, visible, flags = '', codes]) => ({
    name: field,
    group: name,
    kind,
    visible,
    codes,
    label: `fields.${field}` as Key,
    ...(flags.includes('e') ? { editable: true } : {}),
    ...(flags.includes('p') ? { priced: true } : {}),
    ...(flags.includes('n') ? { numeric: true } : {}),
  }));

/** Every lead field of 3.1 in reading order: e = staff may edit it here, p = frozen once offered, n = number behind a code. */
export const leadFields: LeadField[] = [
  ...group('matter', [
    ['lawyerType', 'code', 'O', 'e', 'lawyerTypes'],
    ['additionalLawyerTypes', 'codes', 'O', 'e', 'lawyerTypes'],
    ['commercial', 'flag', 'O', 'ep'],
    ['smallMandate', 'flag', 'O', 'ep'],
    ['consult', 'flag', 'O', 'ep'],
    ['consultBefore', 'flag', 'O', 'e'],
    ['mediator', 'flag', 'O', 'e'],
    ['paralegal', 'flag', 'O', 'e'],
    ['hasCriminalFile', 'flag', 'A', 'e'],
    ['othersInvolved', 'json', 'C'],
    ['description', 'json', 'A'],
    ['specificQuestions', 'json', 'A'],
    ['accessibleSpecificQuestions', 'json', 'O'],
  ]),
  ...group('place', [
    ['province', 'code', 'O', 'e', 'provinces'],
    ['region', 'region', 'O', 'e'],
    ['city', 'text', 'O', 'e'],
    ['address', 'text', 'A'],
    ['acceptDistance', 'flag', 'O', 'e'],
  ]),
  ...group('means', [
    ['rate', 'code', 'O', 'ep', 'rates'],
    ['budget', 'code', 'O', 'epn', 'budgets'],
    ['budgetNumber', 'number', 'O', 'ep'],
    ['revenueRange', 'code', 'S', 'en', 'revenues'],
    ['juridicalHelp', 'flag', 'O', 'ep'],
    ['hasLegalAidCert', 'flag', 'O', 'e'],
  ]),
  ...group('urgency', [
    ['hasCourtDate', 'flag', 'O', 'e'],
    ['courtDate', 'date', 'O', 'e'],
    ['employementPeril', 'flag', 'O', 'e'],
  ]),
  ...group('wishes', [
    ['lang', 'code', 'O', 'e', 'langs'],
    ['experience', 'number', 'O', 'e'],
    ['multi', 'flag', 'O', 'ep'],
    ['neolegal', 'flag', 'S'],
    ['juripop', 'flag', 'S'],
  ]),
  ...group('price', [
    ['creditValue', 'number', 'O'],
    ['coinValue', 'number', 'O'],
    ['superLead', 'flag', 'O'],
    ['superLeadMultiplier', 'number', 'O'],
    ['sendAfter', 'instant', 'S'],
    ['selfServeAfterBool', 'flag', 'S'],
    ['selfServeAfter', 'instant', 'S'],
  ]),
  ...group('marks', [
    ['clientReadyAlert', 'flag', 'O'],
    ['clientReadySeriousAlert', 'flag', 'O'],
    ['tagged', 'flag', 'S'],
    ['blockType', 'code', 'S', '', 'blockTypes'],
    ['searchTerms', 'text', 'S'],
  ]),
  ...group('facts', [
    ['teamValidated', 'flag', 'O'],
    ['emailConfirmed', 'flag', 'O'],
    ['phoneNumberConfirmed', 'flag', 'O'],
    ['renewed', 'flag', 'O'],
    ['renewalSent', 'flag', 'S'],
  ]),
  ...group('person', [
    ['uuid', 'text', 'S'],
    ['clientName', 'text', 'A'],
    ['email', 'text', 'A'],
    ['phoneNumber', 'text', 'A'],
  ]),
];
