/** How much each sign of a good match adds to the score. */
export const weights = {
  /** A whole code matches, so nothing else was meant. */
  code: 10,
  nameAsTyped: 4.5,
  name: 1,
  nameBrandCategory: 0.5,
  wholeWords: 3,
  inOrder: 0.2,
  /** The query is the name of the product's category. This counts more than the word in a name. */
  category: 11,
  /**
   * The query names the category, but the product's own name says something else: a laptop sleeve among the laptops.
   */
  categoryOnly: -13,
  partlyCategory: 1.5,
  /** The product is of the kind that is meant, not for goods of that kind. */
  kind: 4,
  /** In addition, it fits what is named: `iphone 15 screen` means the screen for an iPhone 15, not a protector for it. */
  kindFitting: 8,
  /** It is known to be of a kind that the query does not name: a wall mount for a TV, where TVs are meant. */
  otherKind: -6,
  /** It is called by a synonym of what was typed: a headset, for `headphones`. */
  synonym: -2,
  /** Its name says what is asked for the other way round: VGA to HDMI, for `hdmi to vga`. */
  wrongWay: -6,
  /** Its brand is asked for: a case by OtterBox, for `otterbox`, before a lens for such cases, although cases are companions. */
  brand: 9,
  /** It is goods of the named maker, not what is said to fit those: HP's own cartridges, for 硒鼓 惠普, before others `equivalent to HP`. */
  maker: 4,
  /** Its numbers have the units that are asked for. */
  measures: 6,
  /** It has what is preferred, such as a year. */
  preferred: 6,
  /** It is a companion that the query does not name, and the main goods are among the results: `iphone` means the phone, not its case. */
  companion: -6,
  /**
   * It is a companion whose category or kind is named: for `phone charger` the charger is meant, not a phone that
   * mentions one.
   */
  namedCompanion: 4,
  terms: 3,
  saying: 7,
  popularity: 0.2,
  /** Its name goes on with a word that begins with the letter being typed. */
  letter: 3,
  /**
   * For products that have only some of the words: the share of them, whether the product is of the kind that is
   * meant, and whether it is by the named maker.
   */
  share: 10,
  looseKind: 5,
  /** It is by the named maker. This counts more than a measure: for `samsung adapter 25w`, Samsung's of 45 W. */
  looseMaker: 7,
};
