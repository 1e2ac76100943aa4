/** An end of a sentence: Latin ones need a space behind, so that `6.7` and `1,149.00` stay whole. */
const end = /[.!?…](?=["”')\]]?\s)|[។៕。！？]|\n/g;

/** Takes text in pieces and gives it back in whole sentences, each with the space behind it. */
export function createSentences() {
  let rest = "";
  return {
    push(text: string): string[] {
      rest += text;
      const sentences: string[] = [];
      let from = 0;
      for (const found of rest.matchAll(end)) {
        const to = found.index + found[0].length;
        const after = /^["”')\]]?[ \t]*/.exec(rest.slice(to))![0].length;
        sentences.push(rest.slice(from, to + after));
        from = to + after;
      }
      rest = rest.slice(from);
      return sentences;
    },
    /** What is left at the end. */
    flush(): string[] {
      const last = rest;
      rest = "";
      return last.trim() === "" ? [] : [last];
    },
  };
}
