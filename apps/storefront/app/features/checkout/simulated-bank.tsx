import { useT } from "../../i18n/locale.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";

/** Stands where a bank's app would: only in a demonstration, and clearly said to be one. */
export function SimulatedBank({ paymentId }: { paymentId: string }) {
  const t = useT();
  const tell = (answer: "approve" | "decline") => void fetch(`/simulator/payments/${encodeURIComponent(paymentId)}/${answer}`, { method: "POST" });
  return (
    <Alert tone="warning">
      <p>{t("checkout.khqr_simulated")}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <Button variant="secondary" onClick={() => tell("approve")}>
          {t("checkout.simulate_approve")}
        </Button>
        <Button variant="secondary" onClick={() => tell("decline")}>
          {t("checkout.simulate_decline")}
        </Button>
      </div>
    </Alert>
  );
}
