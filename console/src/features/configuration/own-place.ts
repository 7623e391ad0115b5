import { PRODUCT, whoOf } from '@jurilien/contracts';
import type { ConfigPlace } from '@jurilien/reference';
import { me, whyNotAs } from '../../roles';

/** The provinces whose values someone may change; nothing where it is every one. */
export const ownProvinces = (): readonly string[] | undefined => whoOf(`${PRODUCT}_${me().role}`)?.provinces;

/** Whether someone may propose values at a scope. */
export const isOwnPlace = ({ province }: ConfigPlace): boolean => {
  if (whyNotAs(me().role, 'ProposeConfigChange')) return false;
  const own = ownProvinces();
  return own === undefined || (province !== undefined && own.includes(province));
};
