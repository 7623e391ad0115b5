export { useFinder, useFoundLine, type FoundGroup } from './found';
export { WhatIf } from './WhatIf';
