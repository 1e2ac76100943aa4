/** Simple drawings of the marks of chat and social networks, in a square of 24. */
const filled = 'fill="currentColor" stroke="none"';

export const brandIcons: Record<string, string> = {
  facebook: `<path ${filled} d="M13.6 22v-8.2h2.8l.5-3.4h-3.3V8.3c0-1 .4-1.7 1.8-1.7h1.7V3.4c-.6-.1-1.5-.2-2.4-.2-2.7 0-4.3 1.6-4.3 4.5v2.7H7.6v3.4h2.8V22Z"/>`,
  messenger: `<path d="M12 3C6.9 3 3 6.7 3 11.4c0 2.6 1.2 4.8 3.1 6.3V21l3-1.7c.9.3 1.9.4 2.9.4 5.1 0 9-3.7 9-8.3S17.1 3 12 3Z"/><path d="m7.5 13.2 3-3.2 2.6 2.2 3.4-2.2"/>`,
  telegram: `<path d="M21 4 3 11.2l5.6 2.1L18 7l-7.2 7.6v5l2.7-3.3 4.2 3.2Z"/>`,
  tiktok: `<path d="M13.5 3v12.2a3.7 3.7 0 1 1-3.7-3.7"/><path d="M13.5 3c.3 2.9 2.2 4.8 5 5"/>`,
  whatsapp: `<path d="M3.5 20.5 5 16.1A8.6 8.6 0 1 1 8.3 19.3Z"/><path ${filled} d="M9.4 7.6c-.8.5-1.1 1.3-.8 2.4.7 2.4 2.8 4.6 5.3 5.4 1 .3 2-.1 2.4-.900.2-.4 0-.7-.3-.9l-1.5-.9c-.3-.2-.6-.1-.8.1l-.6.7c-1.2-.5-2.2-1.5-2.8-2.7l.7-.6c.2-.2.3-.5.2-.8l-.7-1.6c-.2-.4-.7-.5-1.1-.2Z"/>`,
  youtube: `<rect x="2.5" y="5.5" width="19" height="13" rx="3.5"/><path ${filled} d="m10.2 9.2 5 2.8-5 2.8Z"/>`,
};
