export { RunsPanel } from './RunsPanel';
