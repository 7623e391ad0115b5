export { ProfessionalCard, type PublicCard, useLanguageNames } from './professional-card';
