// The service worker keeps the page's files; it is only wanted in a build.
import { words } from "../texts";
import { toast } from "./toasts";

/** Milliseconds: somebody may have the page open for days. */
const OFTEN = 3_600_000;

export function welcomeWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const hadOne = serviceWorker.controller !== null;
  let isWanted = false;
  const offer = (reload: () => void): void =>
    toast(words().shell.newBuild, "plain", { text: words().shell.reload, do: reload });
  addEventListener("load", () => {
    // Where workers are forbidden the page works without one.
    serviceWorker
      .register(new URL(`${import.meta.env.BASE_URL}sw.js`, document.baseURI))
      .then((registration) => {
        // A new version that has come whole waits until somebody wants it, and is offered once.
        const offered = new WeakSet<ServiceWorker>();
        const follow = (coming: ServiceWorker | null): void => {
          // The first one has nobody to wait for.
          if (!coming || !registration.active || registration.active === coming || offered.has(coming)) return;
          if (coming.state === "installing") {
            // What the registration says of it may come later than this: the worker itself is asked.
            coming.addEventListener("statechange", () => follow(coming), { once: true });
          } else if (coming.state === "installed") {
            offered.add(coming);
            offer(() => {
              isWanted = true;
              coming.postMessage("take over");
            });
          }
        };
        // It may have been on its way before anybody listened.
        const look = (): void => {
          follow(registration.waiting);
          follow(registration.installing);
        };
        registration.addEventListener("updatefound", look);
        look();
        void serviceWorker.ready.then(({ active }) => active?.postMessage("fetch the rest"));
        // To register what is registered already looks for nothing new, and the browser looks when it likes.
        const search = (): void => void registration.update().then(look, () => {});
        if (hadOne) search();
        setInterval(search, OFTEN);
        addEventListener("online", search);
      })
      .catch(() => {});
  });
  serviceWorker.addEventListener("controllerchange", () => {
    if (isWanted) location.reload();
    else if (hadOne) offer(() => location.reload());
  });
}
