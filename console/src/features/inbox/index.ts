export { CommsTabs } from './CommsTabs';
export { SwitchedOff } from './switches/SwitchedOff';
