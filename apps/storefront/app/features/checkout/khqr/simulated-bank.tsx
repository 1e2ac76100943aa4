import { useT } from "../../../i18n/locale.tsx";
import { Alert } from "../../../ui/notices/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";

/** Simulates a bank's app, only in demo mode and labelled as such. Without script its buttons submit the form around it. */
export function SimulatedBank({ paymentId }: { paymentId: string }) {
  const t = useT();
  const button = (answer: "approve" | "decline") => {
    const address = `/simulator/payments/${encodeURIComponent(paymentId)}/${answer}`;
    return (
      <Button
        variant="secondary"
        type="submit"
        formAction={address}
        formEncType="application/x-www-form-urlencoded"
        onClick={(event) => {
          event.preventDefault();
          void fetch(address, { method: "POST" });
        }}
      >
        {t(`checkout.simulate_${answer}`)}
      </Button>
    );
  };
  return (
    <Alert tone="warning">
      <p>{t("checkout.khqr_simulated")}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        {button("approve")}
        {button("decline")}
      </div>
    </Alert>
  );
}
