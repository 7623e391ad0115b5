export { zoneOfClient } from '@jurilien/lead';
export { zoneOfPro } from '@jurilien/professionals';
