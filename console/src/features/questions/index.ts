export { AnswerField, type GivenAnswer } from './AnswerField';
