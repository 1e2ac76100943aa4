/** Whether a recipient is a phone in another country, where an SMS may cost fifty times as much. */
export const isAbroad = (recipient: string): boolean => recipient.startsWith("+") && !recipient.startsWith("+855");
