/** The rough sounds of Khmer vowels; those that are close are the same. */
export const vowelSounds = {
  "ា": "a",
  "ិ": "i",
  "ី": "i",
  "ឹ": "e",
  "ឺ": "e",
  "ុ": "u",
  "ូ": "u",
  "ួ": "u",
  "ើ": "e",
  "ឿ": "e",
  "ៀ": "i",
  "េ": "e",
  "ែ": "e",
  "ោ": "o",
} as const;
