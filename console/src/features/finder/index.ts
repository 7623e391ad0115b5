export { WhatIf } from './WhatIf';
