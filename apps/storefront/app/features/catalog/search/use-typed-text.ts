import { useCallback, useEffect, useRef, useState } from "react";

/** What is typed into the search field, which shows the page's own text until something else is typed. */
export function useTypedText(shown: string) {
  const field = useRef<HTMLInputElement>(null);
  // The last submitted or abandoned value; any other value is being typed.
  const settled = useRef(shown);
  const [text, setText] = useState(shown);

  useEffect(() => {
    const input = field.current!;
    if (input.value === settled.current) settled.current = input.value = shown;
    // Text typed before hydration is only in the DOM field.
    setText(input.value);
  }, [shown]);

  const leave = useCallback(() => {
    settled.current = field.current!.value;
    // Closes a phone's keyboard, which would cover the next page.
    field.current!.blur();
  }, []);

  return { field, text, setText, leave };
}
