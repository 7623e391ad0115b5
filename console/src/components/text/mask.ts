/** Masks for what a person did not ask to see; values the API already masked pass unchanged. */
const maskPhone = (phone: string | null | undefined) => {
  const digits = (phone ?? '').replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? `${digits.slice(0, 3)}-•••-${digits.slice(6)}` : phone || '–';
};
const maskEmail = (email: string | null | undefined) => {
  const [user, domain] = (email ?? '').split('@');
  return user && domain ? `${user[0]}•••@${domain}` : email || '–';
};
/** Whichever of the two it is. */
export const maskAddress = (address: string | null | undefined) => (address?.includes('@') ? maskEmail(address) : maskPhone(address));
