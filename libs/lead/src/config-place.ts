import type { ConfigPlace } from '@jurilien/event-sourcing';

/** Where a request's values are asked for: its province and its field of law, as far as they are known. */
export const placeOf = ({
  province,
  lawyerType,
}: {
  readonly province?: ConfigPlace['province'] | null;
  readonly lawyerType?: string | null;
}): ConfigPlace => ({ ...(province ? { province } : {}), ...(lawyerType ? { field: lawyerType } : {}) });
