/** Numbers of orders and claims, such as S001-26-K7Q4-9XP3. */
const numbers = /((?:[A-Z][A-Z\d]*-)?[A-Z]?\d\d-[A-Z\d]{4}-[A-Z\d]{4})/;

/** A text whose numbers of orders and claims are broken at their hyphens only where a line holds less than one. */
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
