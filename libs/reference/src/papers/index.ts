export * from './paper.js';
export { legalAidSheet } from './legal-aid-sheet.js';
