import { ButtonLink } from "../parts/ui";
import { usePage } from "../router";
import { t } from "../words";

export function Missing() {
  usePage(t("missing.title"));
  return (
    <div class="page narrow missing">
      <p class="missing-sign" aria-hidden="true">
        404
      </p>
      <h1>{t("missing.title")}</h1>
      <p class="lead">{t("missing.text")}</p>
      <ButtonLink variant="primary" size="big" href="/">
        {t("missing.home")}
      </ButtonLink>
    </div>
  );
}
