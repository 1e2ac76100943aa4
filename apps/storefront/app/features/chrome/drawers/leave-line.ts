/** Moves the focus from a line that is being removed to the next one, or to the drawer's cross: it would be lost with its button. */
export function leaveLine(button: Element): void {
  const line = button.closest("li")!;
  const next = line.nextElementSibling ?? line.previousElementSibling ?? line.closest("dialog")!;
  next.querySelector<HTMLElement>("a, button")!.focus({ preventScroll: true });
}
