import { useState } from "react";
import { Checkbox, Field, Select, Textarea } from "../../ui/controls/field.tsx";
import { Quantity } from "../../ui/controls/quantity.tsx";
import { Section } from "./section.tsx";

const options = (
  <>
    <option>Phnom Penh</option>
    <option>Siem Reap</option>
  </>
);

/** Form fields: empty, filled, with hint, with error and disabled. */
export function Fields() {
  const [pieces, setPieces] = useState(1);
  return (
    <Section title="Fields">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" hint="As the courier should call you" placeholder="Sok Dara" />
        <Field
          label="Phone number"
          defaultValue="012"
          error="This is not a phone number we can reach"
          hint="For example 012 345 678"
        />
        <Select label="Province">{options}</Select>
        <Select label="Province, refused" error="Please choose where you are">
          {options}
        </Select>
        <Textarea label="Note" hint="For the driver" />
        <Textarea label="Note, refused" defaultValue="…" error="Please write a few words more" />
        <Field label="Closed" disabled defaultValue="Cannot be changed" />
        <Select label="Closed, too" disabled>
          {options}
        </Select>
        <div>
          <Checkbox label="Only what is in stock" defaultChecked />
          <Checkbox label="In promotion" />
          <Checkbox label="Closed" disabled />
        </div>
        <div className="flex flex-wrap content-start gap-3">
          <Quantity label="Pieces" value={pieces} max={5} onChange={setPieces} />
          <Quantity label="Pieces, as many as there are" value={3} max={3} onChange={() => undefined} />
        </div>
      </div>
    </Section>
  );
}
