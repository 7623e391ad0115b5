const fr = { standing: 'Rendez-vous {when}', book: 'Choisir un rendez-vous avec {name}' };
const en = { standing: 'Appointment {when}', book: 'Choose an appointment with {name}' };

export const personTexts = { fr, en };
