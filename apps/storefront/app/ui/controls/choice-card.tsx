import type { ReactNode } from "react";

interface ChoiceCardProps {
  name: string;
  value: string | number;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A radio button as a card that can be tapped anywhere. */
export function ChoiceCard({ name, value, chosen, onChoose, children }: ChoiceCardProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 card p-3 has-checked:border-accent has-checked:bg-accent-soft">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={chosen}
        onChange={onChoose}
        className="mt-1 size-5 shrink-0 accent-accent"
      />
      {children}
    </label>
  );
}
