import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { buttonClass } from "../../ui/controls/button.tsx";
import { FoundClaim } from "./claims/found-claim.tsx";
import type { WarrantyData } from "./load-warranty.ts";
import { ClaimForm, OrderForm, SerialForm } from "./look-up-forms.tsx";
import { WarrantyItems } from "./warranty-items.tsx";

/** Look up a warranty by order or by serial number, or a claim; the forms work without script. */
export function WarrantyPage({ data }: { data: WarrantyData }) {
  const t = useT();
  const { asked, items, claim } = data;
  return (
    <div className="page grid min-w-0 gap-4 py-2 sm:py-4">
      <Breadcrumb steps={[]} current={t("core.warranty")} />
      <div className="grid gap-1">
        <h1 className="text-title">{t("core.warranty")}</h1>
        <p className="text-muted">{t("warranty.intro")}</p>
      </div>
      {items.length > 0 && <WarrantyItems items={items} serial={asked.serial} />}
      {claim && <FoundClaim claim={claim} />}
      <div className="grid items-stretch gap-4 lg:grid-cols-3">
        <OrderForm data={data} />
        <SerialForm data={data} />
        <ClaimForm data={data} />
      </div>
      <section className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-accent-soft p-4">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-heading">{t("warranty.help_title")}</h2>
          <p className="text-muted">{t("warranty.help_text")}</p>
        </div>
        <Link to="/help-center" className={buttonClass({ variant: "secondary" })}>
          {t("core.help_center")}
        </Link>
      </section>
    </div>
  );
}
