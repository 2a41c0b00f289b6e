// Which screen belongs to which address. A screen is the default export of its module and is loaded when first needed.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { GAMES } from "./games/registry";
import { Lobby } from "./lobby/lobby";
import { place, type ScreenProps } from "./route";
import { Broken, Lost } from "./shell/lost";
import { Waiting } from "./shell/parts";
import { type Layout, Shell } from "./shell/shell";

type Screen = ComponentType<ScreenProps>;

interface Route {
  pattern: RegExp;
  layout: Layout;
  load: () => Promise<{ default: Screen }>;
  loaded?: Screen;
}

const route = (pattern: RegExp, layout: Layout, load: Route["load"]): Route => ({ pattern, layout, load });

const ROUTES: Route[] = [
  // The first screen most people see comes with the page itself.
  { pattern: /^\/$/, layout: "page", load: async () => ({ default: Lobby }), loaded: Lobby },
  route(/^\/m\/([^/]+)$/, "table", () => import("./match/screen")),
  ...GAMES.flatMap(({ builder }) =>
    builder
      ? [
          route(new RegExp(`^${builder.address}(?:/([^/]+))?$`), "page", () =>
            builder.load().then(({ Screen }) => ({ default: Screen })),
          ),
        ]
      : [],
  ),
  route(/^\/d\/([^/]+)$/, "page", () => import("./shared/screen")),
  route(/^\/r\/([^/]+)$/, "table", () => import("./replay/screen")),
  route(/^\/ladder$/, "page", () => import("./ladder/screen")),
  route(/^\/p\/([^/]+)$/, "page", () => import("./ladder/profile")),
  route(/^\/statistics$/, "page", () => import("./statistics/screen")),
  route(/^\/clubs$/, "page", () => import("./clubs/screen")),
  route(/^\/clubs\/([^/]+)$/, "page", () => import("./clubs/one")),
  route(/^\/waiting$/, "page", () => import("./waiting/screen")),
  route(/^\/mail\/([^/]+)$/, "page", () => import("./waiting/mail")),
  route(/^\/puzzles$/, "page", () => import("./puzzles/screen")),
  route(/^\/learn(?:\/([^/]+))?$/, "page", () => import("./learn/screen")),
  route(/^\/edit(?:\/([^/]+))?$/, "table", () => import("./edit/screen")),
  route(/^\/workshop(?:\/([^/]+))?$/, "page", () => import("./workshop/screen")),
  route(/^\/rules(?:\/([^/]+))?$/, "page", () => import("./rules/screen")),
  route(/^\/scenario$/, "page", () => import("./scenario/screen")),
  route(/^\/board$/, "bare", () => import("./scenario/board")),
  route(/^\/gallery(?:\/([^/]+))?$/, "page", () => import("./gallery/screen")),
  route(/^\/settings$/, "page", () => import("./settings/screen")),
];

export function App() {
  const { path } = place.value;
  const found = ROUTES.find(({ pattern }) => pattern.test(path));
  if (!found) {
    return (
      <Shell layout="page">
        <Lost />
      </Shell>
    );
  }
  return (
    <Shell layout={found.layout}>
      <Loaded route={found} id={decoded(found.pattern.exec(path)?.[1] ?? "")} />
    </Shell>
  );
}

function Loaded({ route, id }: { route: Route; id: string }) {
  const [, setReady] = useState<Route>();
  const [broken, setBroken] = useState<Route>();
  useEffect(() => {
    if (route.loaded) return;
    let isWanted = true;
    route.load().then(
      (module) => {
        route.loaded = module.default;
        if (isWanted) setReady(route);
      },
      (trouble: unknown) => {
        console.error(trouble);
        if (isWanted) setBroken(route);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [route]);
  if (broken === route) return <Broken />;
  const Screen = route.loaded;
  // A different match or deck is a different screen: nothing of the one before stays behind.
  return Screen ? <Screen key={`${route.pattern.source} ${id}`} id={id} /> : <Waiting />;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
