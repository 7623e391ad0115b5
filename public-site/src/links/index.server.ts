export {
  type Done,
  type Loaded,
  type Trouble,
  answered,
  behindLink,
  commandErrors,
  postedIn,
  renewed,
  troubleOf,
  typedIn,
} from './personal.server';
export { actBehindCode, postedBehindCode, type CodeAnswer } from './behind-code.server';
export { deviceOf, stepUp } from './step-up.server';
