import type { Config, FieldError } from '@jurilien/event-sourcing';
import { featureMulti, isProvinceOpen, type Province } from '@jurilien/reference';

/** What is not offered at the moment is refused where it is asked for anew, at its field; what a request has already it keeps. */
const FEATURE_OFF = 'feature-off';

interface Asked {
  readonly province?: Province | null | undefined;
  readonly multi?: boolean | null | undefined;
}

/** Fields that ask for what is switched off. @param before what the request already has */
export function notOffered(asked: Asked, config: Config, before: Asked = {}): FieldError[] {
  const province = asked.province ?? before.province;
  const closed = asked.province !== before.province && !isProvinceOpen(asked.province, config);
  const several = asked.multi === true && before.multi !== true && !config.value(featureMulti, province ? { province } : {});
  return [...(closed ? ['province'] : []), ...(several ? ['multi'] : [])].map((field) => ({ field, message: FEATURE_OFF }));
}
