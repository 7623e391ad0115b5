export { LinkTrouble } from './link-trouble';
export { StepUpPage } from './step-up';
