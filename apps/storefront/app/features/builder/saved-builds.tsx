import { useEffect, useState } from "react";
import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import { savedBuilds, useSavedBuilds } from "../../state/saved-builds.ts";
import { useSession } from "../../state/session.ts";
import { buttonClass } from "../../ui/controls/button.tsx";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { buildPath } from "./build-path.ts";

/** Saved builds; known after hydration. */
export function SavedBuilds({ parts }: { parts: string }) {
  const t = useT();
  const { known, atServer, builds } = useSavedBuilds();
  const { status } = useSession();
  const [last, setLast] = useState<string | null>(null);
  useEffect(() => void savedBuilds.load(), [status]);
  useEffect(() => {
    if (parts === "") setLast(savedBuilds.last());
    else savedBuilds.setLast(parts);
  }, [parts]);
  if (!known) return null;
  return (
    <section aria-labelledby="saved-builds" className="grid gap-3 print:hidden">
      <h2 id="saved-builds" className="text-lg font-semibold">
        {t("builder.saved_title")}
      </h2>
      {parts === "" && last && (
        <Link to={buildPath(last)} className={`${buttonClass({ variant: "secondary" })} justify-self-start`}>
          {t("builder.last")}
        </Link>
      )}
      <p className="text-sm text-muted">
        {builds.length === 0 ? t("builder.saved_none") : t(atServer ? "builder.saved_server" : "builder.saved_here")}
      </p>
      {builds.length > 0 && (
        <ul className="grid gap-2">
          {builds.map((build) => (
            <li key={build.parts} className="flex flex-wrap items-center gap-x-3 gap-y-1 card py-1 pr-1 pl-3">
              <Link
                to={buildPath(build.parts)}
                className="inline-flex min-h-11 min-w-0 flex-1 items-center font-medium wrap-anywhere hover:text-accent-ink hover:underline"
              >
                {build.name}
              </Link>
              {parts !== "" && parts !== build.parts && (
                <Link
                  to={`/pcbuilder/compare?a=${parts}&b=${build.parts}`}
                  prefetch="none"
                  className="link inline-flex min-h-11 items-center text-sm"
                >
                  {t("builder.compare")}
                </Link>
              )}
              <IconButton
                icon="trash"
                label={t("builder.forget", { name: build.name })}
                onClick={() => void savedBuilds.remove(build)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
