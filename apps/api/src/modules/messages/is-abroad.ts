/** Whether a recipient is a phone of another country: a text to it may cost fifty times as much. */
export const isAbroad = (recipient: string): boolean => recipient.startsWith("+") && !recipient.startsWith("+855");
