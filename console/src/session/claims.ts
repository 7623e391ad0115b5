/** What an access token says about its bearer; the API checks the signature, the console only reads. */
export interface Claims {
  username: string;
  role: string;
  id: string;
  exp: number;
  jti: string;
}

export const claimsOf = (token: string): Claims => {
  const part = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
  const bytes = Uint8Array.from(atob(part), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
};
