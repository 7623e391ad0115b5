export { passwordTexts } from './words/password';
