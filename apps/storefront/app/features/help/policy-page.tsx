import type { CallData } from "@shop/contract/types";
import { useT } from "../../i18n/locale.tsx";
import { useSite } from "../../lib/site.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { EmptyState } from "../../ui/notices/empty-state.tsx";
import { Prose } from "../../ui/prose.tsx";
import { ContactWays } from "./contact-ways.tsx";

type Policy = Pick<CallData<"policy.get">[number], "key" | "title" | "html">;

/** The store's policies on one page, with links to each. */
export function PolicyPage({ policies }: { policies: Policy[] }) {
  const t = useT();
  return (
    <div className="page grid min-w-0 gap-4 py-2 sm:py-4">
      <Breadcrumb steps={[]} current={t("help.policy_title")} />
      <h1 className="text-title">{t("help.policy_title")}</h1>
      {policies.length === 0 ? <NoPolicies /> : <Policies policies={policies} />}
    </div>
  );
}

/** Shown in a store that has written no policies: what is missing, and where to ask for it. */
function NoPolicies() {
  const t = useT();
  const { name: store } = useSite();
  return (
    <>
      <EmptyState icon="scale" title={t("help.policy_none", { store })} text={t("help.policy_none_text")} />
      <ContactWays />
    </>
  );
}

function Policies({ policies }: { policies: Policy[] }) {
  const t = useT();
  return (
    <div className="grid gap-6 lg:grid-cols-[16rem_1fr]">
      <nav aria-label={t("help.policy_contents")} className="lg:sticky lg:top-32 lg:self-start">
        <ul className="flex flex-wrap gap-2 lg:grid">
          {policies.map(({ key, title }) => (
            <li key={key}>
              <a
                href={`#${key}`}
                className="flex min-h-11 items-center rounded-md border border-line bg-surface px-4 hover:border-accent-strong hover:text-accent-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 gap-6">
        {policies.map(({ key, title, html }) => (
          <section
            key={key}
            id={key}
            aria-labelledby={`${key}-title`}
            className="card grid scroll-mt-4 gap-4 p-4 sm:p-8"
          >
            <h2 id={`${key}-title`} className="text-title">
              {title}
            </h2>
            <Prose html={html} />
          </section>
        ))}
      </div>
    </div>
  );
}
