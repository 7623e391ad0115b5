export { AppointmentsOf } from './AppointmentsOf';
export { AvailabilityOf } from './AvailabilityOf';
