/** What became of something that was saved; a draft says what shows it to shoppers. */
export const savedAs = (published: boolean, publish: string): string => (published ? "shown" : `draft until ${publish}`);
