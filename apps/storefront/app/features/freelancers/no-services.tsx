import { useT } from "../../i18n/locale.tsx";
import { EmptyState } from "../../ui/notices/empty-state.tsx";
import { StoreContact } from "./store-contact.tsx";

/** Shown in stores without services. */
export function NoServices() {
  const t = useT();
  return (
    <EmptyState icon="wrench" title={t("services.none")} text={t("services.none_text")} action={<StoreContact />} />
  );
}
