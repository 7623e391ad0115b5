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
export { actBehindCode } from './behind-code.server';
export { deviceOf, stepUp } from './step-up.server';
