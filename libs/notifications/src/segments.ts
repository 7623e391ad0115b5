export { isGsm7, outsideGsm7, segmentsOf, toGsm7, type SegmentCount } from '@jurilien/reference';
