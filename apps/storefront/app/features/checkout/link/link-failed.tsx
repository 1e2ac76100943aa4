import { useSearchParams } from "react-router";
import { useLocale, usePath, useT } from "../../../i18n/locale.tsx";
import { returnPathIn } from "../../../lib/links/read-return-path.ts";
import { returnParameter } from "../../../lib/links/return-path.ts";
import { buttonClass } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/notices/empty-state.tsx";
import { failedText } from "../payment/failed-text.ts";

/** Nothing was paid at the provider: the shopper cancelled there, or was declined. Links back to the checkout with the chosen method. */
export function LinkFailed({ reason = null }: { reason?: string | null }) {
  const t = useT();
  const path = usePath();
  const locale = useLocale();
  const [search] = useSearchParams();
  const back = (
    <a href={returnPathIn(locale, search.get(returnParameter)) ?? path("/checkout")} className={buttonClass()}>
      {t("checkout.back_to_checkout")}
    </a>
  );
  return <EmptyState wholePage icon="circle-exclamation-point" title={t(failedText(reason))} action={back} />;
}
