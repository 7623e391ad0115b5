export { LiveViewer } from './live-viewer';
export { ViewerForm } from './viewer-form';
