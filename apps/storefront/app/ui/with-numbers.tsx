/** Order and claim numbers, such as S001-26-K7Q4-9XP3. */
const numbers = /((?:[A-Z][A-Z\d]*-)?[A-Z]?\d\d-[A-Z\d]{4}-[A-Z\d]{4})/;

/** A text in which order and claim numbers do not wrap at their hyphens, unless a line is too short for one. */
export const WithNumbers = ({ text }: { text: string }) =>
  text.split(numbers).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="inline-block">
        {part}
      </span>
    ),
  );
