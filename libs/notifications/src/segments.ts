export { isGsm7, MAX_RULE_SEGMENTS, MAX_SEGMENTS, outsideGsm7, segments, toGsm7, type SegmentCount } from '@jurilien/reference';
