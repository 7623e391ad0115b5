export { CommsTabs } from './CommsTabs';
export { SwitchedOff } from './switches/SwitchedOff';
export { SwitchPanel } from './switches/SwitchPanel';
