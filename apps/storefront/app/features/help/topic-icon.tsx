import { isIconName } from "../../ui/icons/icon-names.ts";
import { Icon } from "../../ui/icons/icon.tsx";

/** A topic's icon; a question mark for unknown names. */
export function TopicIcon({ name }: { name: string }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
      <Icon name={isIconName(name) ? name : "circle-question-mark"} className="size-6" />
    </span>
  );
}
