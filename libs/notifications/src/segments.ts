export { isGsm7, outsideGsm7, segments, toGsm7, type SegmentCount } from '@jurilien/reference';
