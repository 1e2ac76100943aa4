import { Form } from "react-router";
import type { Address } from "@shop/contract/types";
import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import { AskFirst } from "../../ui/controls/ask-first.tsx";
import { Button, buttonClass } from "../../ui/controls/button.tsx";
import { AddressText } from "./address-card.tsx";

/** The addresses of the customer, each with buttons to change it, to remove it and to make it the default one. */
export function AddressList({ addresses }: { addresses: Address[] }) {
  const t = useT();
  return (
    <ul className="grid gap-3">
      {addresses.map((address) => (
        <li key={address.id} className="flex flex-wrap items-center justify-between gap-3 card p-4">
          <AddressText address={address} />
          <Form method="post" className="flex flex-wrap gap-2">
            <input type="hidden" name="id" value={address.id} />
            {!address.is_default && (
              <Button type="submit" name="intent" value="default" variant="secondary">
                {t("account.make_default")}
              </Button>
            )}
            <Link
              to={`/account/myaccount/addresses?edit=${address.id}`}
              className={buttonClass({ variant: "secondary" })}
            >
              {t("account.edit_address")}
            </Link>
            <AskFirst
              label={t("account.remove")}
              back={t("account.keep_address")}
              question={t("account.remove_confirm")}
              variant="quiet"
            >
              <Button type="submit" name="intent" value="remove" variant="danger" className="justify-self-start">
                {t("account.remove")}
              </Button>
            </AskFirst>
          </Form>
        </li>
      ))}
    </ul>
  );
}
