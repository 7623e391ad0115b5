export { actOnCall, loadCall } from './meetings/meeting.server';
