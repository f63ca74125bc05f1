/* main.tsx: the frame around every page. */
import { signal } from "@preact/signals";
import { render, type ComponentType, type JSX } from "preact";
import { isAlone, serviceWorker } from "./alone/where";
import { loadAgain, loadGames } from "./api";
import { Frame } from "./frame";
import { route, startRouter, type Route } from "./router";

const home = () => import("./pages/home");

/* Each page is loaded when it is first needed. */
const pages = {
  lobby: lazy(async () => (await home()).Lobby),
  table: lazy(async () => (await import("./pages/game")).default),
  record: lazy(async () => (await import("./pages/open")).default),
  rules: lazy(async () => (await home()).Rules),
  puzzles: lazy(async () => (await import("./pages/puzzles")).default),
  edit: lazy(async () => (await import("./pages/edit")).default),
  watch: lazy(async () => (await home()).Watch),
  settings: lazy(async () => (await home()).Settings),
  history: lazy(async () => (await import("./pages/history")).default),
  tournament: lazy(async () => {
    const { default: Tournament, styled } = await import("./pages/tournament");
    await styled;
    return Tournament;
  }),
  missing: lazy(async () => (await home()).Missing),
};

function lazy<P>(load: () => Promise<ComponentType<P>>) {
  const page = signal<ComponentType<P> | null>(null);
  let isAsked = false;
  let isShown = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    load().then((component) => (page.value = component), () => {
      isAsked = false;
      /* A failed preload is repeated when the page is needed. */
      if (isShown) void loadAgain();
    });
  };
  return {
    ask,
    Page(props: P & JSX.IntrinsicAttributes) {
      isShown = true;
      ask();
      const Component = page.value as ComponentType<any> | null;
      return Component && <Component {...props} />;
    },
  };
}

function Page({ to }: { to: Route }) {
  switch (to.page) {
    case "table":
      return <pages.table.Page key={to.id} id={to.id} />;
    case "record":
      return <pages.record.Page key={to.id} id={to.id} />;
    case "edit":
      return <pages.edit.Page key={to.game} game={to.game} />;
    case "rules":
      return <pages.rules.Page key={to.game} game={to.game} />;
    case "puzzles":
      return <pages.puzzles.Page key={to.game} game={to.game} />;
    default: {
      const { Page: Simple } = pages[to.page];
      return <Simple key={to.page} />;
    }
  }
}

function App() {
  return (
    <Frame>
      <Page to={route.value} />
    </Frame>
  );
}

/* People who choose a game should not wait for its page. */
const AHEAD_MS = 800;

startRouter();
void loadGames();
pages[route.peek().page].ask();
render(<App />, document.getElementById("app")!);
setTimeout(pages.table.ask, AHEAD_MS);
if (isAlone) void navigator.serviceWorker?.register(serviceWorker()).catch(() => {});
