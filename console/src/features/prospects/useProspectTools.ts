import { useRegionOptions } from '../../regions';
import { useStaff } from '../../useStaff';
import { useCode, useT } from '../../useT';
import type { Tools } from './forms';

/** What the forms of a prospect ask of the page. */
export const useProspectTools = (province = ''): Tools => ({
  t: useT(),
  code: useCode(),
  staff: useStaff().optionsFor('SaveProspect'),
  regions: useRegionOptions(province),
});
