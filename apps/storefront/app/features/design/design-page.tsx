import { useState } from "react";
import { snackbar } from "../../state/snackbar.ts";
import { Alert } from "../../ui/notices/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button, buttonClass } from "../../ui/controls/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Drawer } from "../../ui/dialogs/drawer.tsx";
import { EmptyState } from "../../ui/notices/empty-state.tsx";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { iconNames } from "../../ui/icons/icon-names.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { Price } from "../../ui/price.tsx";
import { Skeleton } from "../../ui/notices/skeleton.tsx";
import { Spinner } from "../../ui/notices/spinner.tsx";
import { Table } from "../../ui/table.tsx";
import { Colours } from "./colours.tsx";
import { Content } from "./content.tsx";
import { Fields } from "./fields.tsx";
import { Row, Section } from "./section.tsx";

const types = ["text-display", "text-title", "text-heading", "text-lg", "text-base", "text-sm", "text-xs"];
const samples = ["Lights and locks", "ភ្លើង និងសោឆ្លាតវៃ", "灯光与门锁"];

function Typography() {
  return (
    <Section title="Type">
      {types.map((type) => (
        <p key={type} className={type}>
          {samples[0]} · <span lang="km">{samples[1]}</span> · <span lang="zh">{samples[2]}</span>{" "}
          <span className="text-muted">{type}</span>
        </p>
      ))}
    </Section>
  );
}

function Buttons() {
  const variants = ["primary", "secondary", "quiet", "danger"] as const;
  return (
    <Section title="Buttons">
      {(["medium", "large"] as const).map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} size={size} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button size={size} disabled>
            disabled
          </Button>
        </Row>
      ))}
      <Row>
        <a href="#type" className={buttonClass({ variant: "secondary" })}>
          <Icon name="shopping-cart" className="size-5" /> a link
        </a>
        <IconButton icon="heart" label="Icon button" />
        <IconButton icon="trash" label="Closed icon button" disabled />
      </Row>
    </Section>
  );
}

function Prices() {
  return (
    <Section title="Prices">
      <div className="grid gap-4 sm:grid-cols-4">
        <Price price={1234.5} riel size="large" />
        <Price price={99} promo={79.5} riel />
        <Price price={12} from size="small" />
        <Price price={null} />
      </div>
    </Section>
  );
}

function Messages() {
  const [open, setOpen] = useState<"dialog" | "drawer" | null>(null);
  return (
    <Section title="Messages and windows">
      {(["info", "success", "warning", "danger"] as const).map((tone) => (
        <Alert key={tone} tone={tone}>
          A message of the kind “{tone}”.
        </Alert>
      ))}
      <Row>
        {(["neutral", "accent", "success", "warning", "danger", "promotion"] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row>
        <Button variant="secondary" onClick={() => snackbar.show("User has been told")}>
          Snackbar
        </Button>
        <Button variant="secondary" onClick={() => setOpen("dialog")}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen("drawer")}>
          Drawer
        </Button>
      </Row>
      <Dialog open={open === "dialog"} title="A dialog" onClose={() => setOpen(null)}>
        <p>It asks or shows one thing.</p>
        <Button onClick={() => setOpen(null)}>Understood</Button>
      </Dialog>
      <Drawer
        open={open === "drawer"}
        side="right"
        width={320}
        title="A drawer"
        onClose={() => setOpen(null)}
        footer={<Button wide>At the thumb</Button>}
      >
        <p className="p-4">It comes from its side.</p>
      </Drawer>
    </Section>
  );
}

function Waiting() {
  return (
    <Section title="Waiting and empty">
      <div className="grid gap-4 sm:grid-cols-3">
        <div className="grid content-start gap-2">
          <Skeleton className="aspect-square" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-6 w-1/3" />
        </div>
        <Spinner label="Loading" />
        <EmptyState title="Your shopping cart is empty." icon="shopping-cart" action={<Button>See products</Button>} />
      </div>
    </Section>
  );
}

function Lists() {
  return (
    <Section title="Lists">
      <Breadcrumb steps={[{ name: "Camera", to: "/camera" }]} current="Indoor cameras" />
      <Pagination page={5} lastPage={12} to={(page) => `/design?page=${page}`} />
      <Table caption="What is in the box" head={["Part", "Pieces"]}>
        <tr>
          <th scope="row">Camera</th>
          <td>1</td>
        </tr>
        <tr>
          <th scope="row">Screws</th>
          <td>4</td>
        </tr>
      </Table>
      <div>
        <Disclosure title="What does delivery cost?" open>
          <p>That depends on the province.</p>
        </Disclosure>
        <Disclosure title="How long is the warranty?">
          <p>It stands with the product.</p>
        </Disclosure>
      </div>
    </Section>
  );
}

function Icons() {
  return (
    <Section title="Icons">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
        {iconNames.map((name) => (
          <li key={name} className="grid justify-items-center gap-1 text-center text-xs text-muted">
            <Icon name={name} className="size-6 text-ink" />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** All components in all their states. */
export function DesignPage() {
  return (
    <div className="page grid gap-5 py-8" lang="en">
      <h1 className="text-display">Design system</h1>
      <Colours />
      <Typography />
      <Buttons />
      <Fields />
      <Prices />
      <Messages />
      <Waiting />
      <Lists />
      <Content />
      <Icons />
    </div>
  );
}
