export { placeHold } from './erasures/hold-forms';
export { PlaceHold } from './erasures/PlaceHold';
export { usePlaceHold } from './erasures/usePlaceHold';
export { ForCaller } from './requests/ForCaller';
export { WrongPerson } from './incidents/WrongPerson';
