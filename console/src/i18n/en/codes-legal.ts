export const legalCodesEn = {
  legalDocuments: {
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    'professional-terms': 'Professional terms',
    'request-consents': 'Consents of a request',
  },
  legalFaults: {
    missing: 'Text is missing',
    markup: 'HTML cannot be published: write the text as it reads',
    'id-invalid': 'Identifier not valid: lower case, digits and hyphens',
    'id-repeated': 'Identifier used twice',
    'parts-differ': 'The two languages do not have the same parts.',
    'table-uneven': 'The rows of the table do not have the same number of cells',
    'boxes-changed': 'Each box of the forms keeps its sentence: the parts of this text stay the same, in the same order.',
  },
};
