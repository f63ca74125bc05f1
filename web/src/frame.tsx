/* frame.tsx: the frame around every page. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { isAlone } from "./alone/where";
import { isOffline } from "./api";
import { pictured } from "./boards.gen";
import { myName } from "./identity";
import { ToastRegion } from "./parts/ui";
import { route, type Route } from "./router";
import { lang, theme, type Theme } from "./settings";
import { connect, connection, hasTournament, latency } from "./transport";
import { t } from "./words";

export function Frame({ children }: { children: ComponentChildren }) {
  const { page } = route.value;
  useEffect(connect, []);
  return (
    <div class="frame" data-page={page}>
      <a class="skip" href="#content">
        {t("skip")}
      </a>
      <Header page={page} />
      {isOffline.value && (
        <p class="offline-bar" role="alert">
          {t("serverGone")}
        </p>
      )}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer page={page} />
      <ToastRegion />
    </div>
  );
}

function Header({ page }: { page: Route["page"] }) {
  const current = (name: Route["page"]) => (page === name ? "page" : undefined);
  return (
    <header class="header">
      <a class="brand" href="/">
        <Logo />
        <span>joute</span>
      </a>
      <nav class="header-nav" aria-label={t("menu")}>
        <a href="/" aria-current={current("lobby")}>
          {t("play")}
        </a>
        <a href="/watch" aria-current={current("watch")}>
          {t("watch")}
        </a>
        <a href={`/rules/${pictured[0]}`} aria-current={current(page === "puzzles" || page === "edit" ? page : "rules")}>
          {t("learn")}
        </a>
        {(hasTournament.value || page === "tournament") && (
          <a href="/tournament" aria-current={current("tournament")}>
            {t("tournament")}
          </a>
        )}
      </nav>
      <div class="header-tools">
        <button
          type="button"
          class="tool"
          lang={lang.value === "fr" ? "en" : "fr"}
          aria-label={t("switchLanguage")}
          onClick={() => (lang.value = lang.value === "fr" ? "en" : "fr")}
        >
          <span class={lang.value === "fr" ? "on" : "off"}>FR</span>
          <span class="between">·</span>
          <span class={lang.value === "en" ? "on" : "off"}>EN</span>
        </button>
        <ThemeButton />
        <a class="tool" href="/settings" aria-label={t("settings")} aria-current={current("settings")}>
          <Gear />
        </a>
        <a class="me" href="/history" aria-hidden="true" tabIndex={-1}>
          <span class="me-sign">{[...myName.value][0]?.toUpperCase()}</span>
          <span class="me-name">{myName.value}</span>
        </a>
      </div>
    </header>
  );
}

const themes: Theme[] = ["system", "light", "dark", "contrast"];
const themeSigns: Record<Theme, string> = {
  system: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Zm0 1.6v8.8a4.4 4.4 0 0 1 0-8.8Z",
  light: "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM7.2.8h1.6v2.4H7.2zM7.2 12.8h1.6v2.4H7.2zM.8 7.2h2.4v1.6H.8zM12.8 7.2h2.4v1.6h-2.4zM2.3 3.5l1.2-1.2 1.7 1.7L4 5.2zM10.8 12l1.2-1.2 1.7 1.7-1.2 1.2zM2.3 12.5 4 10.8 5.2 12l-1.7 1.7zM10.8 4l1.7-1.7 1.2 1.2L12 5.2z",
  dark: "M6.2 1.6a6.6 6.6 0 1 0 8.2 8.2A5.4 5.4 0 0 1 6.2 1.6Z",
  contrast: "M1.5 1.5h13v13h-13zM3 3v10h5V3z",
};

function ThemeButton() {
  const next = themes[(themes.indexOf(theme.value) + 1) % themes.length]!;
  return (
    <button
      type="button"
      class="tool tool-theme"
      aria-label={t("themeIs", { theme: t(`theme.${theme.value}`) })}
      title={t("themeIs", { theme: t(`theme.${theme.value}`) })}
      onClick={() => (theme.value = next)}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={themeSigns[theme.value]} fill="currentColor" fill-rule="evenodd" />
      </svg>
    </button>
  );
}

function Gear() {
  const teeth = Array.from({ length: 8 }, (_, at) => (
    <rect key={at} x="7" y="0.8" width="2" height="3" rx="0.6" transform={`rotate(${at * 45} 8 8)`} />
  ));
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="currentColor">
      {teeth}
      <path fill-rule="evenodd" d="M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3Zm0 2.9a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2Z" />
    </svg>
  );
}

function Logo() {
  const eyes = [[8, 8], [18, 8], [13, 13], [8, 18], [18, 18]];
  return (
    <svg class="logo" viewBox="0 0 26 26" width="28" height="28" aria-hidden="true">
      <rect width="26" height="26" rx="7" />
      {eyes.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="2.4" />
      ))}
    </svg>
  );
}

function Footer({ page }: { page: Route["page"] }) {
  const isLive = page === "lobby" || page === "watch" || page === "tournament";
  return (
    <footer class="footer">
      <span>{isLive && <ConnectionState />}</span>
      <span>{t("sourceNote")}</span>
    </footer>
  );
}

function ConnectionState() {
  const state = connection.value;
  return (
    <span class={`connection ${state}`}>
      <span class="dot" aria-hidden="true" />
      {t(isAlone && state === "connected" ? "connection.alone" : `connection.${state}`)}
      {!isAlone && state === "connected" && latency.value !== null && ` · ${t("latency", { n: latency.value })}`}
    </span>
  );
}
