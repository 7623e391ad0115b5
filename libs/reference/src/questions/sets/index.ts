import type { Question } from '../question.js';
import { administrative } from './administrative.js';
import { business } from './business.js';
import { civilLiability } from './civil-liability.js';
import { consumer } from './consumer.js';
import { criminal } from './criminal.js';
import { estates } from './estates.js';
import { family } from './family.js';
import { hiddenDefect } from './hidden-defect.js';
import { housing } from './housing.js';
import { immigration } from './immigration.js';
import { insurance } from './insurance.js';
import { labour } from './labour.js';
import { mediation } from './mediation.js';
import { other } from './other.js';
import { realEstate } from './real-estate.js';
import { smallClaims } from './small-claims.js';
import { tax } from './tax.js';
import { traffic } from './traffic.js';
import { youth } from './youth.js';

/** Questions of every field of law of specification 3.1, as shipped. */
export const SHIPPED: Readonly<Record<string, readonly Question[]>> = {
  family,
  criminal,
  housing,
  hiddenDefect,
  realEstate,
  labour,
  civilLiability,
  business,
  immigration,
  estates,
  administrative,
  tax,
  consumer,
  insurance,
  youth,
  smallClaims,
  traffic,
  mediation,
  other,
};
