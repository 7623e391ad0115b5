const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
const streams: Record<string, string> = { leads: 'lead', validations: 'lead', lawyers: 'professional', users: 'user' };

/** What someone typed or pasted to say what they mean: the address of a screen, the name of a stream, or an id alone. */
export const subjectsIn = (typed: string): { subject?: string[] } => {
  const text = typed.trim();
  const id = ID.exec(text)?.[0].toLowerCase();
  if (!text) return {};
  if (!id) return { subject: [text] };
  const screen = /\/(\w+)\/[^/]*$/.exec(text.slice(0, text.toLowerCase().indexOf(id) + id.length))?.[1];
  if (screen && streams[screen]) return { subject: [`${streams[screen]}-${id}`] };
  const named = /^([a-z-]+)-$/.exec(text.slice(0, text.toLowerCase().indexOf(id)))?.[1];
  return {
    subject: named ? [`${named}-${id}`] : ['lead', 'user', 'professional', 'offer', 'message', 'session'].map((kind) => `${kind}-${id}`),
  };
};
